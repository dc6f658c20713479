/** Styles of the page itself, and the type scale. */

const line = { lineHeight: 'body' }
const tight = { lineHeight: 'short', textWrap: 'balance' }

export const textStyles = {
  xs: { value: { fontSize: 'xs', ...line } },
  sm: { value: { fontSize: 'sm', ...line } },
  md: { value: { fontSize: 'md', ...line } },
  lg: { value: { fontSize: 'lg', ...line } },
  xl: { value: { fontSize: 'xl', ...tight } },
  '2xl': { value: { fontSize: '2xl', ...tight } },
  '3xl': { value: { fontSize: '3xl', ...tight } },
  label: { value: { fontSize: 'md', fontWeight: 'semibold', ...line } },
  none: { value: {} },
}

export const globalCss = {
  '*, *::before, *::after': { '--global-font-body': 'fonts.body', '--global-font-mono': 'fonts.mono' },
  '*': { '--global-color-border': 'colors.border' },
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'green',
    lineHeight: 'body',
    colorScheme: 'light',
    '--line-body': '1.7',
    '--window-height': '100vh',
    '@supports (height: 100dvh)': { '--window-height': '100dvh' },
    textSizeAdjust: '100%',
    scrollPaddingBlock: '6rem',
    '@media (min-width: 768px)': { fontSize: '106.25%' },
    '&.dark': { colorScheme: 'dark' },
    '&:lang(pt)': { '--line-body': '1.5' },
  },
  body: { minHeight: 'dvh' },
  /** Chinese has no bold italic and no hyphens; words of Latin script may break when they must */
  'p, li, dd, dt, h1, h2, h3, label': { overflowWrap: 'anywhere' },
  '*::placeholder': { color: 'fg.muted', opacity: 1 },
  '*::selection': { bg: 'colorPalette.emphasized' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // a millisecond for each: an inherited colour would go down the page one frame a level
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    html: { fontSize: '90%' },
    '[data-chrome]': { display: 'none !important' },
  },
}
