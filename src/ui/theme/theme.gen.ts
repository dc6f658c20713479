/** Written by `npm run theme`: Chakra's recipes in use, and what they refer to. */
export const chakraParts: object = {
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
  "position": {
   "from": {
    "insetInlineStart": "var(--animate-from-x)",
    "insetBlockStart": "var(--animate-from-y)"
   },
   "to": {
    "insetInlineStart": "var(--animate-to-x)",
    "insetBlockStart": "var(--animate-to-y)"
   }
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
 "animationStyles": {},
 "recipes": {
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
    },
    "maxW": "full"
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
       "bg": "colorPalette.solidHover"
      },
      "_expanded": {
       "bg": "colorPalette.solidHover"
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
  }
 },
 "slotRecipes": {}
}
