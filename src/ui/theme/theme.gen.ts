/** Written by `npm run theme` from the lists beside it. */
import type { SystemConfig } from '@chakra-ui/react'

const theme: unknown = {
 "preflight": true,
 "cssVarsPrefix": "chakra",
 "cssVarsRoot": ":where(html, .chakra-theme)",
 "globalCss": {
  "*, *::before, *::after": {
   "--global-font-body": "fonts.body",
   "--global-font-mono": "fonts.mono"
  },
  "*": {
   "--global-color-border": "colors.border"
  },
  "html": {
   "color": "fg",
   "bg": "bg",
   "colorPalette": "green",
   "lineHeight": "body",
   "colorScheme": "light",
   "--line-body": "1.7",
   "textSizeAdjust": "100%",
   "scrollPaddingBlock": "6rem",
   "@media (min-width: 768px)": {
    "fontSize": "106.25%"
   },
   "&.dark": {
    "colorScheme": "dark"
   },
   "&:lang(pt)": {
    "--line-body": "1.5"
   }
  },
  "body": {
   "minHeight": "100dvh"
  },
  "p, li, dd, dt, h1, h2, h3, label": {
   "overflowWrap": "anywhere"
  },
  "*::placeholder": {
   "color": "fg.muted",
   "opacity": 1
  },
  "*::selection": {
   "bg": "colorPalette.emphasized"
  },
  "@media (prefers-reduced-motion: reduce)": {
   "*, *::before, *::after": {
    "animationDuration": "1ms !important",
    "animationIterationCount": "1 !important",
    "transitionDuration": "1ms !important",
    "scrollBehavior": "auto !important"
   }
  },
  "@media print": {
   "html": {
    "fontSize": "90%"
   },
   "[data-chrome]": {
    "display": "none !important"
   }
  }
 },
 "theme": {
  "breakpoints": {
   "sm": "480px",
   "md": "768px",
   "lg": "1024px"
  },
  "keyframes": {
   "spin": {
    "0%": {
     "transform": "rotate(0deg)"
    },
    "100%": {
     "transform": "rotate(360deg)"
    }
   },
   "pulse": {
    "50%": {
     "opacity": "0.5"
    }
   },
   "bg-position": {
    "from": {
     "backgroundPosition": "var(--animate-from, 1rem) 0"
    },
    "to": {
     "backgroundPosition": "var(--animate-to, 0) 0"
    }
   },
   "position": {
    "from": {
     "insetInlineStart": "var(--animate-from-x)",
     "insetBlockStart": "var(--animate-from-y)"
    },
    "to": {
     "insetInlineStart": "var(--animate-to-x)",
     "insetBlockStart": "var(--animate-to-y)"
    }
   },
   "expand-height": {
    "from": {
     "height": "var(--collapsed-height, 0)"
    },
    "to": {
     "height": "var(--height)"
    }
   },
   "collapse-height": {
    "from": {
     "height": "var(--height)"
    },
    "to": {
     "height": "var(--collapsed-height, 0)"
    }
   },
   "fade-in": {
    "from": {
     "opacity": 0
    },
    "to": {
     "opacity": 1
    }
   },
   "fade-out": {
    "from": {
     "opacity": 1
    },
    "to": {
     "opacity": 0
    }
   },
   "scale-in": {
    "from": {
     "scale": "0.95"
    },
    "to": {
     "scale": "1"
    }
   },
   "scale-out": {
    "from": {
     "scale": "1"
    },
    "to": {
     "scale": "0.95"
    }
   }
  },
  "tokens": {
   "colors": {
    "transparent": {
     "value": "transparent"
    },
    "current": {
     "value": "currentColor"
    },
    "white": {
     "value": "#FFFFFF"
    },
    "black": {
     "value": "#0B0F0D"
    },
    "green": {
     "50": {
      "value": "#EEF7F3"
     },
     "100": {
      "value": "#D8EEE5"
     },
     "200": {
      "value": "#AEDBCB"
     },
     "300": {
      "value": "#7CC4AA"
     },
     "400": {
      "value": "#48A787"
     },
     "500": {
      "value": "#1F8767"
     },
     "600": {
      "value": "#0B6B50"
     },
     "700": {
      "value": "#085641"
     },
     "800": {
      "value": "#074535"
     },
     "900": {
      "value": "#07382B"
     },
     "950": {
      "value": "#04221B"
     }
    },
    "gray": {
     "50": {
      "value": "#F6F8F7"
     },
     "100": {
      "value": "#EDF0EF"
     },
     "200": {
      "value": "#DFE4E2"
     },
     "300": {
      "value": "#C6CECB"
     },
     "400": {
      "value": "#97A29E"
     },
     "500": {
      "value": "#6A7672"
     },
     "600": {
      "value": "#525E5A"
     },
     "700": {
      "value": "#3C4743"
     },
     "800": {
      "value": "#28312E"
     },
     "900": {
      "value": "#1A211F"
     },
     "950": {
      "value": "#101514"
     }
    },
    "red": {
     "50": {
      "value": "#FDF3F2"
     },
     "100": {
      "value": "#FBE3E1"
     },
     "200": {
      "value": "#F6C5C1"
     },
     "300": {
      "value": "#F0A39C"
     },
     "400": {
      "value": "#E57C74"
     },
     "500": {
      "value": "#D0463D"
     },
     "600": {
      "value": "#B3261E"
     },
     "700": {
      "value": "#931F19"
     },
     "800": {
      "value": "#751C17"
     },
     "900": {
      "value": "#571814"
     },
     "950": {
      "value": "#330D0A"
     }
    },
    "orange": {
     "50": {
      "value": "#FEF8EC"
     },
     "100": {
      "value": "#FCEBC8"
     },
     "200": {
      "value": "#F8D68C"
     },
     "300": {
      "value": "#F0BC4E"
     },
     "400": {
      "value": "#DC9E28"
     },
     "500": {
      "value": "#B37A12"
     },
     "600": {
      "value": "#8A5A08"
     },
     "700": {
      "value": "#704908"
     },
     "800": {
      "value": "#583A0A"
     },
     "900": {
      "value": "#432D0B"
     },
     "950": {
      "value": "#281A06"
     }
    },
    "blue": {
     "50": {
      "value": "#F0F5FC"
     },
     "100": {
      "value": "#DDE9F8"
     },
     "200": {
      "value": "#BAD3F1"
     },
     "300": {
      "value": "#8DB7E8"
     },
     "400": {
      "value": "#5C95DA"
     },
     "500": {
      "value": "#3675C2"
     },
     "600": {
      "value": "#205B9F"
     },
     "700": {
      "value": "#1A4A82"
     },
     "800": {
      "value": "#163C69"
     },
     "900": {
      "value": "#132E50"
     },
     "950": {
      "value": "#0B1C32"
     }
    }
   },
   "spacing": {
    "1": {
     "value": "0.25rem"
    },
    "2": {
     "value": "0.5rem"
    },
    "3": {
     "value": "0.75rem"
    },
    "4": {
     "value": "1rem"
    },
    "5": {
     "value": "1.25rem"
    },
    "6": {
     "value": "1.5rem"
    },
    "7": {
     "value": "1.75rem"
    },
    "8": {
     "value": "2rem"
    },
    "9": {
     "value": "2.25rem"
    },
    "10": {
     "value": "2.5rem"
    },
    "11": {
     "value": "2.75rem"
    },
    "12": {
     "value": "3rem"
    },
    "14": {
     "value": "3.5rem"
    },
    "16": {
     "value": "4rem"
    },
    "20": {
     "value": "5rem"
    },
    "24": {
     "value": "6rem"
    },
    "32": {
     "value": "8rem"
    },
    "40": {
     "value": "10rem"
    },
    "48": {
     "value": "12rem"
    },
    "64": {
     "value": "16rem"
    },
    "80": {
     "value": "20rem"
    },
    "0.5": {
     "value": "0.125rem"
    },
    "1.5": {
     "value": "0.375rem"
    },
    "2.5": {
     "value": "0.625rem"
    },
    "3.5": {
     "value": "0.875rem"
    },
    "4.5": {
     "value": "1.125rem"
    }
   },
   "sizes": {
    "1": {
     "value": "0.25rem"
    },
    "2": {
     "value": "0.5rem"
    },
    "3": {
     "value": "0.75rem"
    },
    "4": {
     "value": "1rem"
    },
    "5": {
     "value": "1.25rem"
    },
    "6": {
     "value": "1.5rem"
    },
    "7": {
     "value": "1.75rem"
    },
    "8": {
     "value": "2rem"
    },
    "9": {
     "value": "2.25rem"
    },
    "10": {
     "value": "2.5rem"
    },
    "11": {
     "value": "2.75rem"
    },
    "12": {
     "value": "3rem"
    },
    "14": {
     "value": "3.5rem"
    },
    "16": {
     "value": "4rem"
    },
    "20": {
     "value": "5rem"
    },
    "24": {
     "value": "6rem"
    },
    "32": {
     "value": "8rem"
    },
    "40": {
     "value": "10rem"
    },
    "48": {
     "value": "12rem"
    },
    "64": {
     "value": "16rem"
    },
    "80": {
     "value": "20rem"
    },
    "0.5": {
     "value": "0.125rem"
    },
    "1.5": {
     "value": "0.375rem"
    },
    "2.5": {
     "value": "0.625rem"
    },
    "3.5": {
     "value": "0.875rem"
    },
    "4.5": {
     "value": "1.125rem"
    },
    "full": {
     "value": "100%"
    },
    "fit": {
     "value": "fit-content"
    },
    "min": {
     "value": "min-content"
    },
    "max": {
     "value": "max-content"
    },
    "dvh": {
     "value": "100dvh"
    },
    "form": {
     "value": "45rem"
    },
    "list": {
     "value": "60rem"
    },
    "preview": {
     "value": "64rem"
    },
    "library": {
     "value": "81.25rem"
    },
    "xs": {
     "value": "20rem"
    },
    "sm": {
     "value": "24rem"
    },
    "md": {
     "value": "28rem"
    },
    "lg": {
     "value": "32rem"
    },
    "xl": {
     "value": "36rem"
    },
    "2xl": {
     "value": "42rem"
    }
   },
   "fonts": {
    "heading": {
     "value": "{fonts.body}"
    },
    "body": {
     "value": "system-ui, \"Noto Sans TC\", \"PingFang TC\", \"PingFang HK\", \"Microsoft JhengHei\", sans-serif"
    },
    "mono": {
     "value": "ui-monospace, Menlo, Consolas, monospace"
    }
   },
   "fontSizes": {
    "xs": {
     "value": "0.8125rem"
    },
    "sm": {
     "value": "0.9375rem"
    },
    "md": {
     "value": "1rem"
    },
    "lg": {
     "value": "1.125rem"
    },
    "xl": {
     "value": "1.25rem"
    },
    "2xl": {
     "value": "1.5rem"
    },
    "3xl": {
     "value": "1.75rem"
    }
   },
   "fontWeights": {
    "normal": {
     "value": "400"
    },
    "medium": {
     "value": "500"
    },
    "semibold": {
     "value": "600"
    },
    "bold": {
     "value": "700"
    }
   },
   "lineHeights": {
    "body": {
     "value": "var(--line-body, 1.7)"
    },
    "short": {
     "value": "1.35"
    }
   },
   "letterSpacings": {
    "tight": {
     "value": "-0.01em"
    }
   },
   "radii": {
    "none": {
     "value": "0"
    },
    "xs": {
     "value": "0.125rem"
    },
    "sm": {
     "value": "0.25rem"
    },
    "md": {
     "value": "0.375rem"
    },
    "lg": {
     "value": "0.5rem"
    },
    "full": {
     "value": "9999px"
    }
   },
   "borders": {
    "xs": {
     "value": "1px solid"
    },
    "sm": {
     "value": "2px solid"
    }
   },
   "durations": {
    "fastest": {
     "value": "50ms"
    },
    "faster": {
     "value": "100ms"
    },
    "fast": {
     "value": "120ms"
    },
    "moderate": {
     "value": "150ms"
    },
    "slow": {
     "value": "150ms"
    },
    "slower": {
     "value": "150ms"
    },
    "slowest": {
     "value": "150ms"
    }
   },
   "easings": {
    "ease-in": {
     "value": "cubic-bezier(0.42, 0, 1, 1)"
    },
    "ease-out": {
     "value": "cubic-bezier(0, 0, 0.58, 1)"
    },
    "ease-in-out": {
     "value": "cubic-bezier(0.42, 0, 0.58, 1)"
    },
    "ease-in-smooth": {
     "value": "cubic-bezier(0.32, 0.72, 0, 1)"
    }
   },
   "animations": {
    "spin": {
     "value": "spin 1s linear infinite"
    },
    "pulse": {
     "value": "pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite"
    }
   },
   "zIndex": {
    "hide": {
     "value": -1
    },
    "base": {
     "value": 0
    },
    "docked": {
     "value": 10
    },
    "sticky": {
     "value": 1100
    },
    "banner": {
     "value": 1200
    },
    "overlay": {
     "value": 1300
    },
    "modal": {
     "value": 1400
    },
    "popover": {
     "value": 1500
    },
    "skipNav": {
     "value": 1600
    },
    "toast": {
     "value": 1700
    },
    "tooltip": {
     "value": 1800
    },
    "max": {
     "value": 2147483647
    }
   },
   "cursor": {
    "button": {
     "value": "pointer"
    },
    "checkbox": {
     "value": "pointer"
    },
    "disabled": {
     "value": "not-allowed"
    },
    "menuitem": {
     "value": "pointer"
    },
    "option": {
     "value": "pointer"
    },
    "radio": {
     "value": "pointer"
    },
    "switch": {
     "value": "pointer"
    }
   }
  },
  "semanticTokens": {
   "colors": {
    "bg": {
     "DEFAULT": {
      "value": {
       "_light": "{colors.white}",
       "_dark": "{colors.gray.950}"
      }
     },
     "subtle": {
      "value": {
       "_light": "{colors.gray.50}",
       "_dark": "{colors.gray.900}"
      }
     },
     "muted": {
      "value": {
       "_light": "{colors.gray.100}",
       "_dark": "{colors.gray.800}"
      }
     },
     "emphasized": {
      "value": {
       "_light": "{colors.gray.200}",
       "_dark": "{colors.gray.700}"
      }
     },
     "inverted": {
      "value": {
       "_light": "{colors.black}",
       "_dark": "{colors.white}"
      }
     },
     "panel": {
      "value": {
       "_light": "{colors.white}",
       "_dark": "{colors.gray.900}"
      }
     },
     "error": {
      "value": {
       "_light": "{colors.red.50}",
       "_dark": "{colors.red.950}"
      }
     },
     "warning": {
      "value": {
       "_light": "{colors.orange.50}",
       "_dark": "{colors.orange.950}"
      }
     },
     "success": {
      "value": {
       "_light": "{colors.green.50}",
       "_dark": "{colors.green.950}"
      }
     },
     "info": {
      "value": {
       "_light": "{colors.blue.50}",
       "_dark": "{colors.blue.950}"
      }
     }
    },
    "fg": {
     "DEFAULT": {
      "value": {
       "_light": "{colors.gray.950}",
       "_dark": "{colors.gray.50}"
      }
     },
     "muted": {
      "value": {
       "_light": "{colors.gray.600}",
       "_dark": "{colors.gray.300}"
      }
     },
     "subtle": {
      "value": {
       "_light": "{colors.gray.600}",
       "_dark": "{colors.gray.300}"
      }
     },
     "inverted": {
      "value": {
       "_light": "{colors.gray.50}",
       "_dark": "{colors.gray.950}"
      }
     },
     "error": {
      "value": {
       "_light": "{colors.red.600}",
       "_dark": "{colors.red.300}"
      }
     },
     "warning": {
      "value": {
       "_light": "{colors.orange.700}",
       "_dark": "{colors.orange.300}"
      }
     },
     "success": {
      "value": {
       "_light": "{colors.green.600}",
       "_dark": "{colors.green.300}"
      }
     },
     "info": {
      "value": {
       "_light": "{colors.blue.600}",
       "_dark": "{colors.blue.300}"
      }
     }
    },
    "border": {
     "DEFAULT": {
      "value": {
       "_light": "{colors.gray.200}",
       "_dark": "{colors.gray.800}"
      }
     },
     "muted": {
      "value": {
       "_light": "{colors.gray.100}",
       "_dark": "{colors.gray.800}"
      }
     },
     "subtle": {
      "value": {
       "_light": "{colors.gray.50}",
       "_dark": "{colors.gray.900}"
      }
     },
     "emphasized": {
      "value": {
       "_light": "{colors.gray.500}",
       "_dark": "{colors.gray.400}"
      }
     },
     "inverted": {
      "value": {
       "_light": "{colors.gray.800}",
       "_dark": "{colors.gray.200}"
      }
     },
     "error": {
      "value": {
       "_light": "{colors.red.600}",
       "_dark": "{colors.red.400}"
      }
     },
     "warning": {
      "value": {
       "_light": "{colors.orange.500}",
       "_dark": "{colors.orange.400}"
      }
     },
     "success": {
      "value": {
       "_light": "{colors.green.500}",
       "_dark": "{colors.green.400}"
      }
     },
     "info": {
      "value": {
       "_light": "{colors.blue.500}",
       "_dark": "{colors.blue.400}"
      }
     }
    },
    "green": {
     "contrast": {
      "value": {
       "_light": "{colors.white}",
       "_dark": "{colors.black}"
      }
     },
     "fg": {
      "value": {
       "_light": "{colors.green.700}",
       "_dark": "{colors.green.300}"
      }
     },
     "subtle": {
      "value": {
       "_light": "{colors.green.50}",
       "_dark": "{colors.green.950}"
      }
     },
     "muted": {
      "value": {
       "_light": "{colors.green.100}",
       "_dark": "{colors.green.900}"
      }
     },
     "emphasized": {
      "value": {
       "_light": "{colors.green.200}",
       "_dark": "{colors.green.800}"
      }
     },
     "solid": {
      "value": {
       "_light": "{colors.green.600}",
       "_dark": "{colors.green.400}"
      }
     },
     "focusRing": {
      "value": {
       "_light": "{colors.green.500}",
       "_dark": "{colors.green.400}"
      }
     },
     "border": {
      "value": {
       "_light": "{colors.green.500}",
       "_dark": "{colors.green.400}"
      }
     }
    },
    "gray": {
     "contrast": {
      "value": {
       "_light": "{colors.white}",
       "_dark": "{colors.black}"
      }
     },
     "fg": {
      "value": {
       "_light": "{colors.gray.800}",
       "_dark": "{colors.gray.200}"
      }
     },
     "subtle": {
      "value": {
       "_light": "{colors.gray.50}",
       "_dark": "{colors.gray.950}"
      }
     },
     "muted": {
      "value": {
       "_light": "{colors.gray.100}",
       "_dark": "{colors.gray.900}"
      }
     },
     "emphasized": {
      "value": {
       "_light": "{colors.gray.200}",
       "_dark": "{colors.gray.800}"
      }
     },
     "solid": {
      "value": {
       "_light": "{colors.gray.700}",
       "_dark": "{colors.gray.300}"
      }
     },
     "focusRing": {
      "value": {
       "_light": "{colors.gray.500}",
       "_dark": "{colors.gray.400}"
      }
     },
     "border": {
      "value": {
       "_light": "{colors.gray.500}",
       "_dark": "{colors.gray.400}"
      }
     }
    },
    "red": {
     "contrast": {
      "value": {
       "_light": "{colors.white}",
       "_dark": "{colors.black}"
      }
     },
     "fg": {
      "value": {
       "_light": "{colors.red.700}",
       "_dark": "{colors.red.300}"
      }
     },
     "subtle": {
      "value": {
       "_light": "{colors.red.50}",
       "_dark": "{colors.red.950}"
      }
     },
     "muted": {
      "value": {
       "_light": "{colors.red.100}",
       "_dark": "{colors.red.900}"
      }
     },
     "emphasized": {
      "value": {
       "_light": "{colors.red.200}",
       "_dark": "{colors.red.800}"
      }
     },
     "solid": {
      "value": {
       "_light": "{colors.red.600}",
       "_dark": "{colors.red.400}"
      }
     },
     "focusRing": {
      "value": {
       "_light": "{colors.red.500}",
       "_dark": "{colors.red.400}"
      }
     },
     "border": {
      "value": {
       "_light": "{colors.red.500}",
       "_dark": "{colors.red.400}"
      }
     }
    },
    "orange": {
     "contrast": {
      "value": {
       "_light": "{colors.white}",
       "_dark": "{colors.black}"
      }
     },
     "fg": {
      "value": {
       "_light": "{colors.orange.700}",
       "_dark": "{colors.orange.300}"
      }
     },
     "subtle": {
      "value": {
       "_light": "{colors.orange.50}",
       "_dark": "{colors.orange.950}"
      }
     },
     "muted": {
      "value": {
       "_light": "{colors.orange.100}",
       "_dark": "{colors.orange.900}"
      }
     },
     "emphasized": {
      "value": {
       "_light": "{colors.orange.200}",
       "_dark": "{colors.orange.800}"
      }
     },
     "solid": {
      "value": {
       "_light": "{colors.orange.600}",
       "_dark": "{colors.orange.400}"
      }
     },
     "focusRing": {
      "value": {
       "_light": "{colors.orange.500}",
       "_dark": "{colors.orange.400}"
      }
     },
     "border": {
      "value": {
       "_light": "{colors.orange.500}",
       "_dark": "{colors.orange.400}"
      }
     }
    },
    "blue": {
     "contrast": {
      "value": {
       "_light": "{colors.white}",
       "_dark": "{colors.black}"
      }
     },
     "fg": {
      "value": {
       "_light": "{colors.blue.700}",
       "_dark": "{colors.blue.300}"
      }
     },
     "subtle": {
      "value": {
       "_light": "{colors.blue.50}",
       "_dark": "{colors.blue.950}"
      }
     },
     "muted": {
      "value": {
       "_light": "{colors.blue.100}",
       "_dark": "{colors.blue.900}"
      }
     },
     "emphasized": {
      "value": {
       "_light": "{colors.blue.200}",
       "_dark": "{colors.blue.800}"
      }
     },
     "solid": {
      "value": {
       "_light": "{colors.blue.600}",
       "_dark": "{colors.blue.400}"
      }
     },
     "focusRing": {
      "value": {
       "_light": "{colors.blue.500}",
       "_dark": "{colors.blue.400}"
      }
     },
     "border": {
      "value": {
       "_light": "{colors.blue.500}",
       "_dark": "{colors.blue.400}"
      }
     }
    }
   },
   "shadows": {
    "xs": {
     "value": {
      "_light": "0 1px 2px #0B0F0D1A",
      "_dark": "0 1px 2px #000000A3"
     }
    },
    "sm": {
     "value": {
      "_light": "0 1px 3px #0B0F0D24",
      "_dark": "0 1px 3px #000000A3"
     }
    },
    "md": {
     "value": {
      "_light": "0 4px 10px #0B0F0D24",
      "_dark": "0 4px 10px #000000A3"
     }
    },
    "lg": {
     "value": {
      "_light": "0 10px 24px #0B0F0D2E",
      "_dark": "0 10px 24px #000000B8"
     }
    }
   },
   "radii": {
    "l1": {
     "value": "{radii.xs}"
    },
    "l2": {
     "value": "{radii.sm}"
    },
    "l3": {
     "value": "{radii.md}"
    }
   }
  },
  "textStyles": {
   "xs": {
    "value": {
     "fontSize": "xs",
     "lineHeight": "body"
    }
   },
   "sm": {
    "value": {
     "fontSize": "sm",
     "lineHeight": "body"
    }
   },
   "md": {
    "value": {
     "fontSize": "md",
     "lineHeight": "body"
    }
   },
   "lg": {
    "value": {
     "fontSize": "lg",
     "lineHeight": "body"
    }
   },
   "xl": {
    "value": {
     "fontSize": "xl",
     "lineHeight": "short",
     "textWrap": "balance"
    }
   },
   "2xl": {
    "value": {
     "fontSize": "2xl",
     "lineHeight": "short",
     "textWrap": "balance"
    }
   },
   "3xl": {
    "value": {
     "fontSize": "3xl",
     "lineHeight": "short",
     "textWrap": "balance"
    }
   },
   "label": {
    "value": {
     "fontSize": "md",
     "fontWeight": "semibold",
     "lineHeight": "body"
    }
   },
   "none": {
    "value": {}
   }
  },
  "layerStyles": {
   "disabled": {
    "value": {
     "opacity": "0.5",
     "cursor": "disabled"
    }
   },
   "none": {
    "value": {}
   }
  },
  "animationStyles": {
   "slide-fade-in": {
    "value": {
     "transformOrigin": "var(--transform-origin)",
     "&[data-placement^=top]": {
      "animationName": "slide-from-bottom, fade-in"
     },
     "&[data-placement^=bottom]": {
      "animationName": "slide-from-top, fade-in"
     },
     "&[data-placement^=left]": {
      "animationName": "slide-from-right, fade-in"
     },
     "&[data-placement^=right]": {
      "animationName": "slide-from-left, fade-in"
     }
    }
   },
   "slide-fade-out": {
    "value": {
     "transformOrigin": "var(--transform-origin)",
     "&[data-placement^=top]": {
      "animationName": "slide-to-bottom, fade-out"
     },
     "&[data-placement^=bottom]": {
      "animationName": "slide-to-top, fade-out"
     },
     "&[data-placement^=left]": {
      "animationName": "slide-to-right, fade-out"
     },
     "&[data-placement^=right]": {
      "animationName": "slide-to-left, fade-out"
     }
    }
   },
   "scale-fade-in": {
    "value": {
     "transformOrigin": "var(--transform-origin)",
     "animationName": "scale-in, fade-in"
    }
   },
   "scale-fade-out": {
    "value": {
     "transformOrigin": "var(--transform-origin)",
     "animationName": "scale-out, fade-out"
    }
   }
  },
  "recipes": {
   "badge": {
    "className": "chakra-badge",
    "base": {
     "display": "inline-flex",
     "alignItems": "center",
     "borderRadius": "l2",
     "gap": "1",
     "fontWeight": "medium",
     "fontVariantNumeric": "tabular-nums",
     "whiteSpace": "nowrap",
     "userSelect": "none"
    },
    "variants": {
     "variant": {
      "subtle": {
       "bg": "colorPalette.subtle",
       "color": "colorPalette.fg"
      },
      "solid": {
       "bg": "colorPalette.solid",
       "color": "colorPalette.contrast"
      }
     },
     "size": {
      "sm": {
       "textStyle": "xs",
       "px": "1.5",
       "minH": "5"
      },
      "md": {
       "textStyle": "sm",
       "px": "2",
       "minH": "6"
      }
     }
    },
    "defaultVariants": {
     "variant": "subtle",
     "size": "md"
    }
   },
   "button": {
    "className": "chakra-button",
    "base": {
     "display": "inline-flex",
     "appearance": "none",
     "alignItems": "center",
     "justifyContent": "center",
     "userSelect": "none",
     "position": "relative",
     "borderRadius": "l2",
     "whiteSpace": "normal",
     "verticalAlign": "middle",
     "borderWidth": "1px",
     "borderColor": "transparent",
     "cursor": "button",
     "flexShrink": "0",
     "outline": "0",
     "lineHeight": "short",
     "isolation": "isolate",
     "fontWeight": "semibold",
     "transitionProperty": "common",
     "transitionDuration": "moderate",
     "focusVisibleRing": "outside",
     "_disabled": {
      "layerStyle": "disabled"
     },
     "_icon": {
      "flexShrink": "0"
     }
    },
    "variants": {
     "size": {
      "sm": {
       "h": "auto",
       "minW": "11",
       "px": "3",
       "textStyle": "sm",
       "gap": "2",
       "_icon": {
        "width": "4",
        "height": "4"
       },
       "minH": "11",
       "py": "1.5"
      },
      "md": {
       "h": "auto",
       "minW": "11",
       "textStyle": "md",
       "px": "5",
       "gap": "2",
       "_icon": {
        "width": "5",
        "height": "5"
       },
       "minH": "11",
       "py": "2"
      },
      "lg": {
       "h": "auto",
       "minW": "12",
       "textStyle": "md",
       "px": "6",
       "gap": "3",
       "_icon": {
        "width": "5",
        "height": "5"
       },
       "minH": "12",
       "py": "2.5"
      }
     },
     "variant": {
      "solid": {
       "bg": "colorPalette.solid",
       "color": "colorPalette.contrast",
       "borderColor": "transparent",
       "_hover": {
        "bg": "colorPalette.solid/90"
       },
       "_expanded": {
        "bg": "colorPalette.solid/90"
       }
      },
      "outline": {
       "borderWidth": "1px",
       "--outline-color-legacy": "colors.colorPalette.muted",
       "--outline-color": "colors.colorPalette.border",
       "borderColor": "border.emphasized",
       "color": "colorPalette.fg",
       "_hover": {
        "bg": "colorPalette.subtle"
       },
       "_expanded": {
        "bg": "colorPalette.subtle"
       }
      },
      "ghost": {
       "bg": "transparent",
       "color": "colorPalette.fg",
       "_hover": {
        "bg": "colorPalette.subtle"
       },
       "_expanded": {
        "bg": "colorPalette.subtle"
       }
      },
      "plain": {
       "color": "colorPalette.fg"
      }
     }
    },
    "defaultVariants": {
     "size": "md",
     "variant": "solid"
    }
   },
   "container": {
    "className": "chakra-container",
    "base": {
     "position": "relative",
     "maxWidth": "list",
     "w": "100%",
     "mx": "auto",
     "px": {
      "base": "4",
      "md": "6",
      "lg": "8"
     }
    },
    "variants": {
     "centerContent": {
      "true": {
       "display": "flex",
       "flexDirection": "column",
       "alignItems": "center"
      }
     },
     "fluid": {
      "true": {
       "maxWidth": "full"
      }
     }
    }
   },
   "heading": {
    "className": "chakra-heading",
    "base": {
     "fontFamily": "heading",
     "fontWeight": "semibold"
    },
    "variants": {
     "size": {
      "md": {
       "textStyle": "md"
      },
      "lg": {
       "textStyle": "lg"
      },
      "xl": {
       "textStyle": "xl"
      },
      "2xl": {
       "textStyle": "2xl"
      }
     }
    },
    "defaultVariants": {
     "size": "lg"
    }
   },
   "icon": {
    "className": "chakra-icon",
    "base": {
     "display": "inline-block",
     "lineHeight": "1em",
     "flexShrink": "0",
     "color": "currentcolor",
     "verticalAlign": "middle"
    },
    "variants": {
     "size": {
      "inherit": {},
      "sm": {
       "boxSize": "4"
      },
      "md": {
       "boxSize": "5"
      },
      "lg": {
       "boxSize": "6"
      }
     }
    },
    "defaultVariants": {
     "size": "inherit"
    }
   },
   "input": {
    "className": "chakra-input",
    "base": {
     "width": "100%",
     "minWidth": "0",
     "outline": "0",
     "position": "relative",
     "appearance": "none",
     "textAlign": "start",
     "borderRadius": "l2",
     "_disabled": {
      "layerStyle": "disabled"
     },
     "height": "var(--input-height)",
     "minW": "var(--input-height)",
     "--focus-color": "colors.colorPalette.focusRing",
     "--error-color": "colors.border.error",
     "_invalid": {
      "focusRingColor": "var(--error-color)",
      "borderColor": "var(--error-color)"
     }
    },
    "variants": {
     "size": {
      "md": {
       "textStyle": "md",
       "px": "3",
       "--input-height": "sizes.11"
      }
     },
     "variant": {
      "outline": {
       "bg": "bg.panel",
       "borderWidth": "1px",
       "borderColor": "border.emphasized",
       "focusVisibleRing": "inside",
       "focusRingColor": "var(--focus-color)"
      }
     }
    },
    "defaultVariants": {
     "size": "md",
     "variant": "outline"
    }
   },
   "link": {
    "className": "chakra-link",
    "base": {
     "display": "inline-flex",
     "alignItems": "center",
     "outline": "none",
     "gap": "1.5",
     "cursor": "pointer",
     "borderRadius": "l1",
     "focusVisibleRing": "outside"
    },
    "variants": {
     "variant": {
      "underline": {
       "color": "colorPalette.fg",
       "textDecoration": "underline",
       "textUnderlineOffset": "3px",
       "textDecorationColor": "currentColor/20"
      },
      "plain": {
       "color": "colorPalette.fg",
       "_hover": {
        "textDecoration": "underline",
        "textUnderlineOffset": "3px",
        "textDecorationColor": "currentColor/20"
       }
      }
     }
    },
    "defaultVariants": {
     "variant": "underline"
    }
   },
   "separator": {
    "className": "chakra-separator",
    "base": {
     "display": "block",
     "borderColor": "border"
    },
    "variants": {
     "variant": {
      "solid": {
       "borderStyle": "solid"
      }
     },
     "orientation": {
      "vertical": {
       "borderInlineStartWidth": "var(--separator-thickness)"
      },
      "horizontal": {
       "borderTopWidth": "var(--separator-thickness)"
      }
     },
     "size": {
      "sm": {
       "--separator-thickness": "1px"
      }
     }
    },
    "defaultVariants": {
     "size": "sm",
     "variant": "solid",
     "orientation": "horizontal"
    }
   },
   "skeleton": {
    "className": "chakra-skeleton",
    "base": {},
    "variants": {
     "loading": {
      "true": {
       "borderRadius": "l2",
       "boxShadow": "none",
       "backgroundClip": "padding-box",
       "cursor": "default",
       "color": "transparent",
       "pointerEvents": "none",
       "userSelect": "none",
       "flexShrink": "0",
       "&::before, &::after, *": {
        "visibility": "hidden"
       }
      },
      "false": {
       "background": "unset",
       "animation": "fade-in var(--fade-duration, 0.1s) ease-out !important"
      }
     },
     "variant": {
      "pulse": {
       "background": "bg.emphasized",
       "animation": "pulse",
       "animationDuration": "var(--duration, 1.2s)"
      },
      "none": {
       "animation": "none"
      }
     }
    },
    "defaultVariants": {
     "variant": "pulse",
     "loading": true
    }
   },
   "skipNavLink": {
    "className": "chakra-skip-nav",
    "base": {
     "display": "inline-flex",
     "bg": "bg.panel",
     "padding": "2.5",
     "borderRadius": "l2",
     "fontWeight": "semibold",
     "focusVisibleRing": "outside",
     "textStyle": "sm",
     "userSelect": "none",
     "border": "0",
     "height": "1px",
     "width": "1px",
     "margin": "-1px",
     "outline": "0",
     "overflow": "hidden",
     "position": "absolute",
     "clip": "rect(0 0 0 0)",
     "_focusVisible": {
      "clip": "auto",
      "width": "auto",
      "height": "auto",
      "position": "fixed",
      "top": "6",
      "insetStart": "6"
     }
    },
    "variants": {}
   },
   "spinner": {
    "className": "chakra-spinner",
    "base": {
     "display": "inline-block",
     "borderColor": "currentColor",
     "borderStyle": "solid",
     "borderWidth": "2px",
     "borderRadius": "full",
     "width": "var(--spinner-size)",
     "height": "var(--spinner-size)",
     "animation": "spin",
     "animationDuration": "slowest",
     "--spinner-track-color": "transparent",
     "borderBottomColor": "var(--spinner-track-color)",
     "borderInlineStartColor": "var(--spinner-track-color)"
    },
    "variants": {
     "size": {
      "inherit": {
       "--spinner-size": "1em"
      },
      "sm": {
       "--spinner-size": "sizes.4"
      },
      "md": {
       "--spinner-size": "sizes.5"
      },
      "lg": {
       "--spinner-size": "sizes.8"
      }
     }
    },
    "defaultVariants": {
     "size": "md"
    }
   },
   "textarea": {
    "className": "chakra-textarea",
    "base": {
     "width": "100%",
     "minWidth": "0",
     "outline": "0",
     "position": "relative",
     "appearance": "none",
     "textAlign": "start",
     "borderRadius": "l2",
     "_disabled": {
      "layerStyle": "disabled"
     },
     "--focus-color": "colors.colorPalette.focusRing",
     "--error-color": "colors.border.error",
     "_invalid": {
      "focusRingColor": "var(--error-color)",
      "borderColor": "var(--error-color)"
     }
    },
    "variants": {
     "size": {
      "md": {
       "textStyle": "md",
       "px": "3",
       "py": "2",
       "scrollPaddingBottom": "2"
      }
     },
     "variant": {
      "outline": {
       "bg": "bg.panel",
       "borderWidth": "1px",
       "borderColor": "border.emphasized",
       "focusVisibleRing": "inside"
      }
     }
    },
    "defaultVariants": {
     "size": "md",
     "variant": "outline"
    }
   }
  },
  "slotRecipes": {
   "accordion": {
    "className": "chakra-accordion",
    "slots": [
     "root",
     "item",
     "itemTrigger",
     "itemContent",
     "itemIndicator",
     "itemBody"
    ],
    "base": {
     "root": {
      "width": "full",
      "--accordion-radius": "radii.l2"
     },
     "item": {
      "overflowAnchor": "none"
     },
     "itemTrigger": {
      "display": "flex",
      "alignItems": "center",
      "textAlign": "start",
      "width": "full",
      "outline": "0",
      "gap": "3",
      "fontWeight": "medium",
      "borderRadius": "var(--accordion-radius)",
      "_focusVisible": {
       "outline": "2px solid",
       "outlineColor": "colorPalette.focusRing"
      },
      "_disabled": {
       "layerStyle": "disabled"
      }
     },
     "itemBody": {
      "pt": "var(--accordion-padding-y)",
      "pb": "calc(var(--accordion-padding-y) * 2)"
     },
     "itemContent": {
      "overflow": "hidden",
      "borderRadius": "var(--accordion-radius)",
      "_open": {
       "animationName": "expand-height, fade-in",
       "animationDuration": "moderate"
      },
      "_closed": {
       "animationName": "collapse-height, fade-out",
       "animationDuration": "moderate"
      }
     },
     "itemIndicator": {
      "transition": "rotate 0.2s",
      "transformOrigin": "center",
      "color": "fg.subtle",
      "_open": {
       "rotate": "180deg"
      },
      "_icon": {
       "width": "1.2em",
       "height": "1.2em"
      }
     }
    },
    "variants": {
     "variant": {
      "enclosed": {
       "root": {
        "borderWidth": "1px",
        "borderRadius": "var(--accordion-radius)",
        "divideY": "1px",
        "overflow": "hidden"
       },
       "itemTrigger": {
        "px": "var(--accordion-padding-x)"
       },
       "itemContent": {
        "px": "var(--accordion-padding-x)"
       },
       "item": {
        "_open": {
         "bg": "bg.subtle"
        }
       }
      },
      "plain": {}
     },
     "size": {
      "md": {
       "root": {
        "--accordion-padding-x": "spacing.4",
        "--accordion-padding-y": "spacing.2"
       },
       "itemTrigger": {
        "textStyle": "md",
        "py": "var(--accordion-padding-y)"
       }
      }
     }
    },
    "defaultVariants": {
     "size": "md",
     "variant": "enclosed"
    }
   },
   "alert": {
    "slots": [
     "title",
     "description",
     "root",
     "indicator",
     "content"
    ],
    "className": "chakra-alert",
    "base": {
     "root": {
      "width": "full",
      "display": "flex",
      "alignItems": "flex-start",
      "position": "relative",
      "borderRadius": "l3"
     },
     "title": {
      "fontWeight": "medium"
     },
     "description": {
      "display": "inline"
     },
     "indicator": {
      "display": "inline-flex",
      "alignItems": "center",
      "justifyContent": "center",
      "flexShrink": "0",
      "width": "1em",
      "height": "1em",
      "_icon": {
       "boxSize": "full"
      }
     },
     "content": {
      "display": "flex",
      "flex": "1",
      "gap": "1"
     }
    },
    "variants": {
     "status": {
      "info": {
       "root": {
        "colorPalette": "blue"
       }
      },
      "warning": {
       "root": {
        "colorPalette": "orange"
       }
      },
      "success": {
       "root": {
        "colorPalette": "green"
       }
      },
      "error": {
       "root": {
        "colorPalette": "red"
       }
      },
      "neutral": {
       "root": {
        "colorPalette": "gray"
       }
      }
     },
     "inline": {
      "true": {
       "content": {
        "display": "inline-flex",
        "flexDirection": "row",
        "alignItems": "center"
       }
      },
      "false": {
       "content": {
        "display": "flex",
        "flexDirection": "column"
       }
      }
     },
     "variant": {
      "subtle": {
       "root": {
        "bg": "colorPalette.subtle",
        "color": "colorPalette.fg"
       }
      },
      "surface": {
       "root": {
        "bg": "colorPalette.subtle",
        "color": "colorPalette.fg",
        "shadow": "inset 0 0 0px 1px var(--shadow-color)",
        "shadowColor": "colorPalette.muted"
       },
       "indicator": {
        "color": "colorPalette.fg"
       }
      }
     },
     "size": {
      "md": {
       "root": {
        "gap": "3",
        "px": "4",
        "py": "4",
        "textStyle": "md"
       },
       "indicator": {
        "textStyle": "xl"
       }
      }
     }
    },
    "defaultVariants": {
     "status": "info",
     "variant": "subtle",
     "size": "md",
     "inline": false
    }
   },
   "breadcrumb": {
    "className": "chakra-breadcrumb",
    "slots": [
     "link",
     "currentLink",
     "item",
     "list",
     "root",
     "ellipsis",
     "separator"
    ],
    "base": {
     "list": {
      "display": "flex",
      "alignItems": "center",
      "wordBreak": "break-word",
      "color": "fg.muted",
      "listStyle": "none"
     },
     "link": {
      "outline": "0",
      "textDecoration": "none",
      "borderRadius": "l1",
      "focusRing": "outside",
      "display": "inline-flex",
      "alignItems": "center",
      "gap": "2"
     },
     "item": {
      "display": "inline-flex",
      "alignItems": "center"
     },
     "separator": {
      "color": "fg.muted",
      "opacity": "0.8",
      "_icon": {
       "boxSize": "1em"
      },
      "_rtl": {
       "rotate": "180deg"
      }
     },
     "ellipsis": {
      "display": "inline-flex",
      "alignItems": "center",
      "justifyContent": "center",
      "_icon": {
       "boxSize": "1em"
      }
     }
    },
    "variants": {
     "variant": {
      "plain": {
       "link": {
        "color": "fg.muted",
        "_hover": {
         "color": "fg"
        }
       },
       "currentLink": {
        "color": "fg"
       }
      }
     },
     "size": {
      "sm": {
       "list": {
        "gap": "1",
        "textStyle": "xs"
       }
      },
      "md": {
       "list": {
        "gap": "1.5",
        "textStyle": "sm"
       }
      }
     }
    },
    "defaultVariants": {
     "variant": "plain",
     "size": "md"
    }
   },
   "card": {
    "className": "chakra-card",
    "slots": [
     "root",
     "header",
     "body",
     "footer",
     "title",
     "description"
    ],
    "base": {
     "root": {
      "display": "flex",
      "flexDirection": "column",
      "position": "relative",
      "minWidth": "0",
      "wordWrap": "break-word",
      "borderRadius": "l3",
      "color": "fg",
      "textAlign": "start"
     },
     "title": {
      "fontWeight": "semibold"
     },
     "description": {
      "color": "fg.muted",
      "fontSize": "sm"
     },
     "header": {
      "paddingInline": "var(--card-padding)",
      "paddingTop": "var(--card-padding)",
      "display": "flex",
      "flexDirection": "column",
      "gap": "1.5"
     },
     "body": {
      "padding": "var(--card-padding)",
      "flex": "1",
      "display": "flex",
      "flexDirection": "column"
     },
     "footer": {
      "display": "flex",
      "alignItems": "center",
      "gap": "2",
      "paddingInline": "var(--card-padding)",
      "paddingBottom": "var(--card-padding)"
     }
    },
    "variants": {
     "size": {
      "sm": {
       "root": {
        "--card-padding": "spacing.4"
       },
       "title": {
        "textStyle": "md"
       }
      },
      "md": {
       "root": {
        "--card-padding": "spacing.6"
       },
       "title": {
        "textStyle": "lg"
       }
      }
     },
     "variant": {
      "outline": {
       "root": {
        "bg": "bg.panel",
        "borderWidth": "1px",
        "borderColor": "border"
       }
      }
     }
    },
    "defaultVariants": {
     "variant": "outline",
     "size": "md"
    }
   },
   "checkbox": {
    "slots": [
     "root",
     "label",
     "control",
     "indicator",
     "group"
    ],
    "className": "chakra-checkbox",
    "base": {
     "root": {
      "display": "inline-flex",
      "gap": "2",
      "alignItems": "center",
      "verticalAlign": "top",
      "position": "relative",
      "minH": "11"
     },
     "control": {
      "display": "inline-flex",
      "alignItems": "center",
      "justifyContent": "center",
      "flexShrink": "0",
      "color": "white",
      "borderWidth": "1px",
      "borderColor": "transparent",
      "borderRadius": "l1",
      "cursor": "checkbox",
      "focusVisibleRing": "outside",
      "_icon": {
       "boxSize": "full"
      },
      "_invalid": {
       "colorPalette": "red",
       "borderColor": "border.error"
      },
      "_disabled": {
       "opacity": "0.5",
       "cursor": "disabled"
      }
     },
     "label": {
      "fontWeight": "medium",
      "userSelect": "none",
      "_disabled": {
       "opacity": "0.5"
      }
     }
    },
    "variants": {
     "size": {
      "md": {
       "root": {
        "gap": "2.5"
       },
       "label": {
        "textStyle": "md",
        "fontWeight": "normal"
       },
       "control": {
        "boxSize": "6",
        "p": "0.5"
       }
      }
     },
     "variant": {
      "solid": {
       "control": {
        "borderColor": "border.emphasized",
        "&:is([data-state=checked], [data-state=indeterminate])": {
         "bg": "colorPalette.solid",
         "color": "colorPalette.contrast",
         "borderColor": "colorPalette.solid"
        }
       }
      }
     }
    },
    "defaultVariants": {
     "variant": "solid",
     "size": "md"
    }
   },
   "dataList": {
    "slots": [
     "root",
     "item",
     "itemLabel",
     "itemValue"
    ],
    "className": "chakra-data-list",
    "base": {
     "itemLabel": {
      "display": "flex",
      "alignItems": "center",
      "gap": "1"
     },
     "itemValue": {
      "display": "flex",
      "minWidth": "0",
      "flex": "1"
     }
    },
    "variants": {
     "orientation": {
      "horizontal": {
       "root": {
        "display": "flex",
        "flexDirection": "column"
       },
       "item": {
        "display": "inline-flex",
        "alignItems": "center",
        "gap": "4"
       },
       "itemLabel": {
        "minWidth": "120px"
       }
      },
      "vertical": {
       "root": {
        "display": "flex",
        "flexDirection": "column"
       },
       "item": {
        "display": "flex",
        "flexDirection": "column",
        "gap": "1"
       }
      }
     },
     "size": {
      "md": {
       "root": {
        "gap": "4"
       },
       "item": {
        "textStyle": "sm"
       }
      }
     },
     "variant": {
      "subtle": {
       "itemLabel": {
        "color": "fg.muted"
       }
      },
      "bold": {
       "itemLabel": {
        "fontWeight": "medium"
       },
       "itemValue": {
        "color": "fg.muted"
       }
      }
     }
    },
    "defaultVariants": {
     "size": "md",
     "orientation": "vertical",
     "variant": "subtle"
    }
   },
   "dialog": {
    "slots": [
     "trigger",
     "backdrop",
     "positioner",
     "content",
     "title",
     "description",
     "closeTrigger",
     "header",
     "body",
     "footer"
    ],
    "className": "chakra-dialog",
    "base": {
     "backdrop": {
      "bg": "#0B0F0D99",
      "pos": "fixed",
      "left": 0,
      "top": 0,
      "w": "100dvw",
      "h": "100dvh",
      "--dialog-z-index": "zIndex.popover",
      "zIndex": "calc(var(--dialog-z-index) + var(--layer-index, 0) - 1)",
      "_open": {
       "animationName": "fade-in",
       "animationDuration": "slow"
      },
      "_closed": {
       "animationName": "fade-out",
       "animationDuration": "moderate"
      }
     },
     "positioner": {
      "display": "flex",
      "width": "100dvw",
      "height": "100dvh",
      "position": "fixed",
      "left": 0,
      "top": 0,
      "--dialog-z-index": "zIndex.popover",
      "zIndex": "calc(var(--dialog-z-index) + var(--layer-index, 0))",
      "justifyContent": "center",
      "overscrollBehaviorY": "none"
     },
     "content": {
      "display": "flex",
      "flexDirection": "column",
      "position": "relative",
      "width": "100%",
      "outline": 0,
      "borderRadius": "l3",
      "textStyle": "md",
      "my": "var(--dialog-margin, var(--dialog-base-margin))",
      "--dialog-z-index": "zIndex.popover",
      "zIndex": "calc(var(--dialog-z-index) + var(--layer-index, 0))",
      "bg": "bg.panel",
      "boxShadow": "lg",
      "_open": {
       "animationDuration": "moderate"
      },
      "_closed": {
       "animationDuration": "faster"
      }
     },
     "header": {
      "display": "flex",
      "gap": "2",
      "flex": 0,
      "px": "6",
      "pt": "6",
      "pb": "4"
     },
     "body": {
      "flex": "1",
      "px": "6",
      "pt": "2",
      "pb": "6"
     },
     "footer": {
      "display": "flex",
      "alignItems": "center",
      "justifyContent": "flex-end",
      "gap": "3",
      "px": "6",
      "pt": "2",
      "pb": "4"
     },
     "title": {
      "textStyle": "lg",
      "fontWeight": "semibold"
     },
     "description": {
      "color": "fg.muted"
     },
     "closeTrigger": {
      "pos": "absolute",
      "top": "2",
      "insetEnd": "2"
     }
    },
    "variants": {
     "placement": {
      "center": {
       "positioner": {
        "alignItems": "center"
       },
       "content": {
        "--dialog-base-margin": "auto",
        "mx": "auto"
       }
      },
      "bottom": {
       "positioner": {
        "alignItems": "flex-end"
       },
       "content": {
        "--dialog-base-margin": "spacing.16",
        "mx": "auto"
       }
      }
     },
     "scrollBehavior": {
      "inside": {
       "positioner": {
        "overflow": "hidden"
       },
       "content": {
        "maxH": "calc(100% - 7.5rem)"
       },
       "body": {
        "overflow": "auto"
       }
      },
      "outside": {
       "positioner": {
        "overflow": "auto",
        "pointerEvents": "auto"
       }
      }
     },
     "size": {
      "sm": {
       "content": {
        "maxW": "md"
       }
      },
      "md": {
       "content": {
        "maxW": "lg"
       }
      },
      "lg": {
       "content": {
        "maxW": "preview"
       }
      },
      "xl": {
       "content": {
        "maxW": "library"
       }
      },
      "full": {
       "content": {
        "maxW": "100dvw",
        "minH": "100dvh",
        "--dialog-margin": "0",
        "borderRadius": "0"
       }
      }
     },
     "motionPreset": {
      "scale": {
       "content": {
        "_open": {
         "animationName": "scale-in, fade-in"
        },
        "_closed": {
         "animationName": "scale-out, fade-out"
        }
       }
      },
      "none": {}
     }
    },
    "defaultVariants": {
     "size": "md",
     "scrollBehavior": "outside",
     "placement": "center",
     "motionPreset": "scale"
    }
   },
   "emptyState": {
    "slots": [
     "root",
     "content",
     "indicator",
     "title",
     "description"
    ],
    "className": "chakra-empty-state",
    "base": {
     "root": {
      "width": "full"
     },
     "content": {
      "display": "flex",
      "flexDirection": "column",
      "alignItems": "center",
      "justifyContent": "center"
     },
     "indicator": {
      "display": "flex",
      "alignItems": "center",
      "justifyContent": "center",
      "color": "fg.subtle",
      "_icon": {
       "boxSize": "1em"
      }
     },
     "title": {
      "fontWeight": "semibold"
     },
     "description": {
      "textStyle": "sm",
      "color": "fg.muted"
     }
    },
    "variants": {
     "size": {
      "md": {
       "root": {
        "px": "8",
        "py": "12"
       },
       "title": {
        "textStyle": "lg"
       },
       "content": {
        "gap": "6"
       },
       "indicator": {
        "textStyle": "3xl"
       }
      }
     }
    },
    "defaultVariants": {
     "size": "md"
    }
   },
   "field": {
    "className": "chakra-field",
    "slots": [
     "root",
     "errorText",
     "helperText",
     "input",
     "label",
     "select",
     "textarea",
     "requiredIndicator"
    ],
    "base": {
     "requiredIndicator": {
      "color": "fg.error",
      "lineHeight": "1"
     },
     "root": {
      "display": "flex",
      "width": "100%",
      "position": "relative",
      "gap": "1.5"
     },
     "label": {
      "display": "flex",
      "alignItems": "center",
      "textAlign": "start",
      "textStyle": "label",
      "fontWeight": "medium",
      "gap": "1",
      "userSelect": "none",
      "_disabled": {
       "opacity": "0.5"
      }
     },
     "errorText": {
      "display": "inline-flex",
      "alignItems": "center",
      "fontWeight": "medium",
      "gap": "1",
      "color": "fg.error",
      "textStyle": "sm"
     },
     "helperText": {
      "color": "fg.muted",
      "textStyle": "sm"
     }
    },
    "variants": {
     "orientation": {
      "vertical": {
       "root": {
        "flexDirection": "column",
        "alignItems": "flex-start"
       }
      }
     }
    },
    "defaultVariants": {
     "orientation": "vertical"
    }
   },
   "fieldset": {
    "className": "fieldset",
    "slots": [
     "root",
     "errorText",
     "helperText",
     "legend",
     "content"
    ],
    "base": {
     "root": {
      "display": "flex",
      "flexDirection": "column",
      "width": "full"
     },
     "content": {
      "display": "flex",
      "flexDirection": "column",
      "width": "full"
     },
     "legend": {
      "color": "fg",
      "fontWeight": "medium",
      "_disabled": {
       "opacity": "0.5"
      }
     },
     "helperText": {
      "color": "fg.muted",
      "textStyle": "sm"
     },
     "errorText": {
      "display": "inline-flex",
      "alignItems": "center",
      "color": "fg.error",
      "gap": "2",
      "fontWeight": "medium",
      "textStyle": "sm"
     }
    },
    "variants": {
     "size": {
      "md": {
       "root": {
        "spaceY": "4"
       },
       "content": {
        "gap": "4"
       },
       "legend": {
        "textStyle": "label"
       }
      }
     }
    },
    "defaultVariants": {
     "size": "md"
    }
   },
   "list": {
    "className": "chakra-list",
    "slots": [
     "root",
     "item",
     "indicator"
    ],
    "base": {
     "root": {
      "display": "flex",
      "flexDirection": "column",
      "gap": "var(--list-gap)",
      "& :where(ul, ol)": {
       "marginTop": "var(--list-gap)"
      }
     },
     "item": {
      "whiteSpace": "normal",
      "display": "list-item"
     },
     "indicator": {
      "marginEnd": "2",
      "minHeight": "1lh",
      "flexShrink": 0,
      "display": "inline-block",
      "verticalAlign": "middle"
     }
    },
    "variants": {
     "variant": {
      "marker": {
       "root": {
        "listStyle": "revert"
       },
       "item": {
        "_marker": {
         "color": "fg.subtle"
        }
       }
      },
      "plain": {
       "item": {
        "alignItems": "flex-start",
        "display": "inline-flex"
       }
      }
     },
     "align": {
      "center": {
       "item": {
        "alignItems": "center"
       }
      },
      "start": {
       "item": {
        "alignItems": "flex-start"
       }
      },
      "end": {
       "item": {
        "alignItems": "flex-end"
       }
      }
     }
    },
    "defaultVariants": {
     "variant": "marker"
    }
   },
   "menu": {
    "className": "chakra-menu",
    "slots": [
     "arrow",
     "arrowTip",
     "content",
     "contextTrigger",
     "indicator",
     "item",
     "itemGroup",
     "itemGroupLabel",
     "itemIndicator",
     "itemText",
     "positioner",
     "separator",
     "trigger",
     "triggerItem",
     "itemCommand"
    ],
    "base": {
     "content": {
      "outline": 0,
      "--menu-bg": "colors.bg.panel",
      "bg": "var(--menu-bg)",
      "boxShadow": "lg",
      "color": "fg",
      "maxHeight": "var(--available-height)",
      "--menu-z-index": "zIndex.popover",
      "zIndex": "calc(var(--menu-z-index) + var(--layer-index, 0))",
      "borderRadius": "l2",
      "overflow": "hidden",
      "overflowY": "auto",
      "_open": {
       "animationStyle": "slide-fade-in",
       "animationDuration": "fast"
      },
      "_closed": {
       "animationStyle": "slide-fade-out",
       "animationDuration": "faster"
      }
     },
     "item": {
      "textDecoration": "none",
      "color": "fg",
      "userSelect": "none",
      "borderRadius": "l1",
      "width": "100%",
      "display": "flex",
      "cursor": "menuitem",
      "alignItems": "center",
      "textAlign": "start",
      "position": "relative",
      "flex": "0 0 auto",
      "outline": 0,
      "_disabled": {
       "layerStyle": "disabled"
      },
      "&[data-type]": {
       "ps": "8"
      }
     },
     "itemText": {
      "flex": "1"
     },
     "itemIndicator": {
      "position": "absolute",
      "insetStart": "2",
      "transform": "translateY(-50%)",
      "top": "50%"
     },
     "itemGroupLabel": {
      "px": "2",
      "py": "1.5",
      "fontWeight": "semibold",
      "textStyle": "sm"
     },
     "indicator": {
      "display": "inline-flex",
      "alignItems": "center",
      "justifyContent": "center",
      "flexShrink": "0"
     },
     "itemCommand": {
      "opacity": "0.6",
      "textStyle": "xs",
      "ms": "auto",
      "ps": "4",
      "letterSpacing": "normal",
      "fontFamily": "inherit"
     },
     "separator": {
      "height": "1px",
      "bg": "bg.muted",
      "my": "1",
      "mx": "-1"
     },
     "arrow": {
      "--arrow-size": "sizes.3",
      "--arrow-background": "var(--menu-bg)"
     },
     "arrowTip": {
      "borderTopWidth": "1px",
      "borderLeftWidth": "1px"
     }
    },
    "variants": {
     "variant": {
      "subtle": {
       "item": {
        "_highlighted": {
         "bg": "bg.emphasized/60"
        }
       }
      }
     },
     "size": {
      "md": {
       "content": {
        "minW": "8rem",
        "padding": "1.5",
        "scrollPadding": "1.5"
       },
       "item": {
        "gap": "2",
        "textStyle": "sm",
        "py": "1.5",
        "px": "2",
        "minH": "11"
       }
      }
     }
    },
    "defaultVariants": {
     "size": "md",
     "variant": "subtle"
    }
   },
   "nativeSelect": {
    "className": "chakra-native-select",
    "slots": [
     "root",
     "field",
     "indicator"
    ],
    "base": {
     "root": {
      "height": "fit-content",
      "display": "flex",
      "width": "100%",
      "position": "relative"
     },
     "field": {
      "width": "100%",
      "minWidth": "0",
      "outline": "0",
      "appearance": "none",
      "borderRadius": "l2",
      "--error-color": "colors.border.error",
      "--input-height": "var(--select-field-height)",
      "height": "var(--select-field-height)",
      "_disabled": {
       "layerStyle": "disabled"
      },
      "_invalid": {
       "focusRingColor": "var(--error-color)",
       "borderColor": "var(--error-color)"
      },
      "focusVisibleRing": "inside",
      "lineHeight": "normal",
      "& > option, & > optgroup": {
       "bg": "bg"
      }
     },
     "indicator": {
      "position": "absolute",
      "display": "inline-flex",
      "alignItems": "center",
      "justifyContent": "center",
      "pointerEvents": "none",
      "top": "50%",
      "transform": "translateY(-50%)",
      "height": "100%",
      "color": "fg.muted",
      "_disabled": {
       "opacity": "0.5"
      },
      "_invalid": {
       "color": "fg.error"
      },
      "_icon": {
       "width": "1em",
       "height": "1em"
      }
     }
    },
    "variants": {
     "variant": {
      "outline": {
       "field": {
        "bg": "bg.panel",
        "borderWidth": "1px",
        "borderColor": "border.emphasized",
        "_expanded": {
         "borderColor": "border.emphasized"
        }
       }
      }
     },
     "size": {
      "md": {
       "root": {
        "--select-field-height": "sizes.11"
       },
       "field": {
        "textStyle": "md",
        "ps": "3",
        "pe": "8"
       },
       "indicator": {
        "textStyle": "lg",
        "insetEnd": "2"
       }
      }
     }
    },
    "defaultVariants": {
     "size": "md",
     "variant": "outline"
    }
   },
   "popover": {
    "className": "chakra-popover",
    "slots": [
     "arrow",
     "arrowTip",
     "anchor",
     "trigger",
     "indicator",
     "positioner",
     "content",
     "title",
     "description",
     "closeTrigger",
     "header",
     "body",
     "footer"
    ],
    "base": {
     "content": {
      "position": "relative",
      "display": "flex",
      "flexDirection": "column",
      "textStyle": "sm",
      "--popover-bg": "colors.bg.panel",
      "bg": "var(--popover-bg)",
      "boxShadow": "lg",
      "--popover-size": "sizes.xs",
      "--popover-mobile-size": "calc(100dvw - 1rem)",
      "width": {
       "base": "min(var(--popover-mobile-size), var(--popover-size))",
       "sm": "var(--popover-size)"
      },
      "borderRadius": "l3",
      "--popover-z-index": "zIndex.popover",
      "zIndex": "calc(var(--popover-z-index) + var(--layer-index, 0))",
      "outline": "0",
      "transformOrigin": "var(--transform-origin)",
      "maxHeight": "var(--available-height)",
      "_open": {
       "animationStyle": "scale-fade-in",
       "animationDuration": "fast"
      },
      "_closed": {
       "animationStyle": "scale-fade-out",
       "animationDuration": "faster"
      }
     },
     "header": {
      "paddingInline": "var(--popover-padding)",
      "paddingTop": "var(--popover-padding)"
     },
     "body": {
      "padding": "var(--popover-padding)",
      "flex": "1"
     },
     "footer": {
      "display": "flex",
      "alignItems": "center",
      "paddingInline": "var(--popover-padding)",
      "paddingBottom": "var(--popover-padding)"
     },
     "arrow": {
      "--arrow-size": "sizes.3",
      "--arrow-background": "var(--popover-bg)"
     },
     "arrowTip": {
      "borderTopWidth": "1px",
      "borderLeftWidth": "1px"
     }
    },
    "variants": {
     "size": {
      "md": {
       "content": {
        "--popover-padding": "spacing.5"
       }
      }
     }
    },
    "defaultVariants": {
     "size": "md"
    }
   },
   "progress": {
    "slots": [
     "root",
     "label",
     "track",
     "range",
     "valueText",
     "view",
     "circle",
     "circleTrack",
     "circleRange"
    ],
    "className": "chakra-progress",
    "base": {
     "root": {
      "textStyle": "sm",
      "position": "relative"
     },
     "track": {
      "overflow": "hidden",
      "position": "relative"
     },
     "range": {
      "display": "flex",
      "alignItems": "center",
      "justifyContent": "center",
      "transitionProperty": "width, height",
      "transitionDuration": "slow",
      "height": "100%",
      "bgColor": "var(--track-color)",
      "_indeterminate": {
       "--animate-from-x": "-40%",
       "--animate-to-x": "100%",
       "position": "absolute",
       "willChange": "left",
       "minWidth": "50%",
       "animation": "position 1s ease infinite normal none running",
       "backgroundImage": "linear-gradient(to right, transparent 0%, var(--track-color) 50%, transparent 100%)"
      }
     },
     "label": {
      "display": "inline-flex",
      "fontWeight": "medium",
      "alignItems": "center",
      "gap": "1"
     },
     "valueText": {
      "textStyle": "xs",
      "lineHeight": "1",
      "fontWeight": "medium"
     }
    },
    "variants": {
     "variant": {
      "subtle": {
       "track": {
        "bgColor": "colorPalette.muted"
       },
       "range": {
        "bgColor": "colorPalette.solid/72"
       }
      }
     },
     "shape": {
      "rounded": {
       "track": {
        "borderRadius": "l1"
       }
      }
     },
     "striped": {
      "true": {
       "range": {
        "backgroundImage": "linear-gradient(45deg, var(--stripe-color) 25%, transparent 25%, transparent 50%, var(--stripe-color) 50%, var(--stripe-color) 75%, transparent 75%, transparent)",
        "backgroundSize": "var(--stripe-size) var(--stripe-size)",
        "--stripe-size": "1rem",
        "--stripe-color": {
         "_light": "rgba(255, 255, 255, 0.3)",
         "_dark": "rgba(0, 0, 0, 0.3)"
        }
       }
      }
     },
     "animated": {
      "true": {
       "range": {
        "--animate-from": "var(--stripe-size)",
        "animation": "bg-position 1s linear infinite"
       }
      }
     },
     "size": {
      "sm": {
       "track": {
        "h": "2"
       }
      },
      "md": {
       "track": {
        "h": "2.5"
       }
      }
     }
    },
    "defaultVariants": {
     "variant": "subtle",
     "size": "md",
     "shape": "rounded"
    }
   },
   "radioCard": {
    "className": "chakra-radio-card",
    "slots": [
     "root",
     "label",
     "item",
     "itemText",
     "itemControl",
     "indicator",
     "itemAddon",
     "itemIndicator",
     "itemContent",
     "itemDescription"
    ],
    "base": {
     "root": {
      "display": "flex",
      "flexDirection": "column",
      "gap": "1.5",
      "isolation": "isolate"
     },
     "item": {
      "flex": "1",
      "display": "flex",
      "flexDirection": "column",
      "userSelect": "none",
      "position": "relative",
      "borderRadius": "l2",
      "cursor": "radio",
      "_focus": {
       "bg": "colorPalette.muted/20"
      },
      "_disabled": {
       "opacity": "0.5",
       "cursor": "disabled"
      },
      "_checked": {
       "zIndex": "1"
      }
     },
     "label": {
      "display": "inline-flex",
      "fontWeight": "medium",
      "textStyle": "sm",
      "_disabled": {
       "opacity": "0.5"
      }
     },
     "itemText": {
      "fontWeight": "medium",
      "flex": "1"
     },
     "itemDescription": {
      "opacity": "0.64",
      "textStyle": "sm"
     },
     "itemControl": {
      "display": "inline-flex",
      "flex": "1",
      "pos": "relative",
      "rounded": "inherit",
      "justifyContent": "var(--radio-card-justify)",
      "alignItems": "var(--radio-card-align)",
      "_disabled": {
       "bg": "bg.muted"
      }
     },
     "itemIndicator": {
      "display": "inline-flex",
      "alignItems": "center",
      "justifyContent": "center",
      "flexShrink": 0,
      "verticalAlign": "top",
      "color": "white",
      "borderWidth": "1px",
      "borderColor": "transparent",
      "borderRadius": "full",
      "cursor": "radio",
      "_focusVisible": {
       "outline": "2px solid",
       "outlineColor": "colorPalette.focusRing",
       "outlineOffset": "2px"
      },
      "_invalid": {
       "colorPalette": "red",
       "borderColor": "red.500"
      },
      "_disabled": {
       "opacity": "0.5",
       "cursor": "disabled"
      },
      "& .dot": {
       "height": "100%",
       "width": "100%",
       "borderRadius": "full",
       "bg": "currentColor",
       "scale": "0.4"
      }
     },
     "itemAddon": {
      "roundedBottom": "inherit",
      "_disabled": {
       "color": "fg.muted"
      }
     },
     "itemContent": {
      "display": "flex",
      "flexDirection": "column",
      "flex": "1",
      "gap": "1",
      "justifyContent": "var(--radio-card-justify)",
      "alignItems": "var(--radio-card-align)"
     }
    },
    "variants": {
     "size": {
      "md": {
       "item": {
        "textStyle": "md"
       },
       "itemControl": {
        "padding": "4",
        "gap": "2.5"
       },
       "itemAddon": {
        "px": "4",
        "py": "2",
        "borderTopWidth": "1px"
       },
       "itemIndicator": {
        "boxSize": "5"
       }
      }
     },
     "variant": {
      "outline": {
       "item": {
        "borderWidth": "1px",
        "_checked": {
         "boxShadow": "inset 0 0 0 1px var(--shadow-color)",
         "boxShadowColor": "colorPalette.solid",
         "borderColor": "colorPalette.solid"
        },
        "borderColor": "border.emphasized"
       },
       "itemControl": {
        "_disabled": {
         "bg": "unset"
        }
       },
       "itemIndicator": {
        "borderWidth": "1px",
        "borderColor": "border.emphasized",
        "_checked": {
         "bg": "colorPalette.solid",
         "color": "colorPalette.contrast",
         "borderColor": "colorPalette.solid"
        }
       }
      }
     },
     "justify": {
      "start": {
       "item": {
        "--radio-card-justify": "flex-start"
       }
      }
     },
     "align": {
      "start": {
       "item": {
        "--radio-card-align": "flex-start"
       },
       "itemControl": {
        "textAlign": "start"
       }
      },
      "end": {
       "item": {
        "--radio-card-align": "flex-end"
       },
       "itemControl": {
        "textAlign": "end"
       }
      },
      "center": {
       "item": {
        "--radio-card-align": "center"
       },
       "itemControl": {
        "textAlign": "center"
       }
      }
     },
     "orientation": {
      "vertical": {
       "itemControl": {
        "flexDirection": "column"
       }
      },
      "horizontal": {
       "itemControl": {
        "flexDirection": "row"
       }
      }
     }
    },
    "defaultVariants": {
     "size": "md",
     "variant": "outline",
     "align": "start",
     "orientation": "horizontal"
    }
   },
   "radioGroup": {
    "className": "chakra-radio-group",
    "slots": [
     "root",
     "label",
     "item",
     "itemText",
     "itemControl",
     "indicator",
     "itemAddon",
     "itemIndicator"
    ],
    "base": {
     "item": {
      "display": "inline-flex",
      "alignItems": "center",
      "position": "relative",
      "fontWeight": "medium",
      "_disabled": {
       "cursor": "disabled"
      },
      "minH": "11"
     },
     "itemControl": {
      "display": "inline-flex",
      "alignItems": "center",
      "justifyContent": "center",
      "flexShrink": 0,
      "verticalAlign": "top",
      "color": "white",
      "borderWidth": "1px",
      "borderColor": "transparent",
      "borderRadius": "full",
      "cursor": "radio",
      "_focusVisible": {
       "outline": "2px solid",
       "outlineColor": "colorPalette.focusRing",
       "outlineOffset": "2px"
      },
      "_invalid": {
       "colorPalette": "red",
       "borderColor": "red.500"
      },
      "_disabled": {
       "opacity": "0.5",
       "cursor": "disabled"
      },
      "& .dot": {
       "height": "100%",
       "width": "100%",
       "borderRadius": "full",
       "bg": "currentColor",
       "scale": "0.4"
      }
     },
     "label": {
      "userSelect": "none",
      "textStyle": "sm",
      "_disabled": {
       "opacity": "0.5"
      }
     }
    },
    "variants": {
     "variant": {
      "solid": {
       "itemControl": {
        "borderWidth": "1px",
        "borderColor": "border.emphasized",
        "_checked": {
         "bg": "colorPalette.solid",
         "color": "colorPalette.contrast",
         "borderColor": "colorPalette.solid"
        }
       }
      }
     },
     "size": {
      "md": {
       "item": {
        "textStyle": "md",
        "gap": "2.5"
       },
       "itemControl": {
        "boxSize": "6"
       }
      }
     }
    },
    "defaultVariants": {
     "size": "md",
     "variant": "solid"
    }
   },
   "table": {
    "className": "chakra-table",
    "slots": [
     "root",
     "header",
     "body",
     "row",
     "columnHeader",
     "cell",
     "footer",
     "caption"
    ],
    "base": {
     "root": {
      "fontVariantNumeric": "lining-nums tabular-nums",
      "borderCollapse": "collapse",
      "width": "full",
      "textAlign": "start",
      "verticalAlign": "top"
     },
     "row": {
      "_selected": {
       "bg": "colorPalette.subtle"
      }
     },
     "cell": {
      "textAlign": "start",
      "alignItems": "center"
     },
     "columnHeader": {
      "fontWeight": "medium",
      "textAlign": "start",
      "color": "fg"
     },
     "caption": {
      "fontWeight": "medium",
      "textStyle": "xs"
     },
     "footer": {
      "fontWeight": "medium"
     }
    },
    "variants": {
     "interactive": {
      "true": {
       "body": {
        "& tr": {
         "_hover": {
          "bg": "colorPalette.subtle"
         }
        }
       }
      }
     },
     "stickyHeader": {
      "true": {
       "header": {
        "& :where(tr)": {
         "top": "var(--table-sticky-offset, 0)",
         "position": "sticky",
         "zIndex": 1
        }
       }
      }
     },
     "striped": {
      "true": {
       "row": {
        "&:nth-of-type(odd) td": {
         "bg": "bg.muted"
        }
       }
      }
     },
     "showColumnBorder": {
      "true": {
       "columnHeader": {
        "&:not(:last-of-type)": {
         "borderInlineEndWidth": "1px"
        }
       },
       "cell": {
        "&:not(:last-of-type)": {
         "borderInlineEndWidth": "1px"
        }
       }
      }
     },
     "variant": {
      "line": {
       "columnHeader": {
        "borderBottomWidth": "1px"
       },
       "cell": {
        "borderBottomWidth": "1px"
       },
       "row": {
        "bg": "bg"
       }
      }
     },
     "size": {
      "md": {
       "root": {
        "textStyle": "sm"
       },
       "columnHeader": {
        "px": "3",
        "py": "3"
       },
       "cell": {
        "px": "3",
        "py": "3"
       }
      }
     }
    },
    "defaultVariants": {
     "variant": "line",
     "size": "md"
    }
   },
   "toast": {
    "slots": [
     "root",
     "title",
     "description",
     "indicator",
     "closeTrigger",
     "actionTrigger"
    ],
    "className": "chakra-toast",
    "base": {
     "root": {
      "width": "full",
      "display": "flex",
      "alignItems": "flex-start",
      "position": "relative",
      "gap": "3",
      "py": "4",
      "ps": "4",
      "pe": "6",
      "borderRadius": "l2",
      "translate": "var(--x) var(--y)",
      "scale": "var(--scale)",
      "zIndex": "var(--z-index)",
      "height": "var(--height)",
      "opacity": "var(--opacity)",
      "willChange": "translate, opacity, scale",
      "transition": "translate 400ms, scale 400ms, opacity 400ms, height 400ms, box-shadow 200ms",
      "transitionTimingFunction": "cubic-bezier(0.21, 1.02, 0.73, 1)",
      "_closed": {
       "transition": "translate 400ms, scale 400ms, opacity 200ms",
       "transitionTimingFunction": "cubic-bezier(0.06, 0.71, 0.55, 1)"
      },
      "bg": "bg.panel",
      "color": "fg",
      "boxShadow": "lg",
      "--toast-trigger-bg": "colors.bg.muted",
      "&[data-type=warning]": {
       "bg": "orange.solid",
       "color": "orange.contrast",
       "--toast-trigger-bg": "{white/10}",
       "--toast-border-color": "{white/40}"
      },
      "&[data-type=success]": {
       "bg": "green.solid",
       "color": "green.contrast",
       "--toast-trigger-bg": "{white/10}",
       "--toast-border-color": "{white/40}"
      },
      "&[data-type=error]": {
       "bg": "red.solid",
       "color": "red.contrast",
       "--toast-trigger-bg": "{white/10}",
       "--toast-border-color": "{white/40}"
      }
     },
     "title": {
      "fontWeight": "medium",
      "textStyle": "md",
      "marginEnd": "2"
     },
     "description": {
      "display": "inline",
      "textStyle": "sm",
      "opacity": 1
     },
     "indicator": {
      "flexShrink": "0",
      "boxSize": "5"
     },
     "actionTrigger": {
      "textStyle": "sm",
      "fontWeight": "medium",
      "height": "8",
      "px": "3",
      "borderRadius": "l2",
      "alignSelf": "center",
      "borderWidth": "1px",
      "borderColor": "var(--toast-border-color, inherit)",
      "transition": "background 200ms",
      "_hover": {
       "bg": "var(--toast-trigger-bg)"
      }
     },
     "closeTrigger": {
      "position": "absolute",
      "top": "1",
      "insetEnd": "1",
      "padding": "1",
      "display": "inline-flex",
      "alignItems": "center",
      "justifyContent": "center",
      "color": "{currentColor/60}",
      "borderRadius": "l2",
      "textStyle": "md",
      "transition": "background 200ms",
      "_icon": {
       "boxSize": "1em"
      }
     }
    },
    "variants": {}
   }
  }
 }
}

export const themeConfig = theme as SystemConfig
