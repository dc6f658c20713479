/**
 * Our own design tokens, the whole scale: a name that is not here does not exist.
 * `green` is the brand and the default palette. Colours are hex, so that a test can compute their contrast.
 */

const ramp = (steps: Record<string, string>) =>
  Object.fromEntries(Object.entries(steps).map(([step, value]) => [step, { value }]))

export const colors = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  white: { value: '#FFFFFF' },
  black: { value: '#0B0F0D' },
  green: ramp({
    '50': '#EEF7F3',
    '100': '#D8EEE5',
    '200': '#AEDBCB',
    '300': '#7CC4AA',
    '400': '#48A787',
    '500': '#1F8767',
    '600': '#0B6B50',
    '700': '#085641',
    '800': '#074535',
    '900': '#07382B',
    '950': '#04221B',
  }),
  gray: ramp({
    '50': '#F6F8F7',
    '100': '#EDF0EF',
    '200': '#DFE4E2',
    '300': '#C6CECB',
    '400': '#97A29E',
    '500': '#6A7672',
    '600': '#525E5A',
    '700': '#3C4743',
    '800': '#28312E',
    '900': '#1A211F',
    '950': '#101514',
  }),
  red: ramp({
    '50': '#FDF3F2',
    '100': '#FBE3E1',
    '200': '#F6C5C1',
    '300': '#F0A39C',
    '400': '#E57C74',
    '500': '#D0463D',
    '600': '#B3261E',
    '700': '#931F19',
    '800': '#751C17',
    '900': '#571814',
    '950': '#330D0A',
  }),
  orange: ramp({
    '50': '#FEF8EC',
    '100': '#FCEBC8',
    '200': '#F8D68C',
    '300': '#F0BC4E',
    '400': '#DC9E28',
    '500': '#B37A12',
    '600': '#8A5A08',
    '700': '#704908',
    '800': '#583A0A',
    '900': '#432D0B',
    '950': '#281A06',
  }),
  blue: ramp({
    '50': '#F0F5FC',
    '100': '#DDE9F8',
    '200': '#BAD3F1',
    '300': '#8DB7E8',
    '400': '#5C95DA',
    '500': '#3675C2',
    '600': '#205B9F',
    '700': '#1A4A82',
    '800': '#163C69',
    '900': '#132E50',
    '950': '#0B1C32',
  }),
}

/** Spacing in rem; the number is the quarter rem, as in Chakra. */
const steps = [
  '0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5', '6', '7', '8', '9', '10', '11', '12', '14', '16', '20',
  '24', '28', '32', '40', '48', '64', '80',
] // biome-ignore format: a scale reads as one line

export const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${Number(step) / 4}rem` }]))

const words = {
  full: '100%',
  fit: 'fit-content',
  min: 'min-content',
  max: 'max-content',
  /** the window's height without the browser's bars, or with them where a browser can't tell (globalCss.ts) */
  dvh: 'var(--window-height)',
  /** forms: one column (look: at most 720 px) */
  form: '45rem',
  /** lists and the review (at most 960 px) */
  list: '60rem',
  /** the preview of a document */
  preview: '64rem',
  /** the dialog of personal documents */
  library: '81.25rem',
  xs: '20rem',
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
}

export const tokens = {
  colors,
  spacing,
  sizes: {
    ...spacing,
    ...Object.fromEntries(Object.entries(words).map(([name, value]) => [name, { value }])),
  },
  fonts: {
    heading: { value: '{fonts.body}' },
    body: {
      value: 'system-ui, "Noto Sans TC", "PingFang TC", "PingFang HK", "Microsoft JhengHei", sans-serif',
    },
    mono: { value: 'ui-monospace, Menlo, Consolas, monospace' },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '1.75rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: {
    /** 1.7 for Chinese, 1.5 for Portuguese: set by the document's language */
    body: { value: 'var(--line-body, 1.7)' },
    short: { value: '1.35' },
  },
  letterSpacings: { tight: { value: '-0.01em' } },
  radii: {
    none: { value: '0' },
    xs: { value: '0.125rem' },
    sm: { value: '0.25rem' },
    md: { value: '0.375rem' },
    lg: { value: '0.5rem' },
    full: { value: '9999px' },
  },
  borders: { xs: { value: '1px solid' }, sm: { value: '2px solid' } },
  durations: {
    fastest: { value: '50ms' },
    faster: { value: '100ms' },
    fast: { value: '120ms' },
    moderate: { value: '150ms' },
    slow: { value: '150ms' },
    slower: { value: '150ms' },
    slowest: { value: '150ms' },
  },
  easings: {
    'ease-in': { value: 'cubic-bezier(0.42, 0, 1, 1)' },
    'ease-out': { value: 'cubic-bezier(0, 0, 0.58, 1)' },
    'ease-in-out': { value: 'cubic-bezier(0.42, 0, 0.58, 1)' },
    'ease-in-smooth': { value: 'cubic-bezier(0.32, 0.72, 0, 1)' },
  },
  animations: {
    spin: { value: 'spin 1s linear infinite' },
    pulse: { value: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' },
  },
  zIndex: {
    hide: { value: -1 },
    base: { value: 0 },
    docked: { value: 10 },
    sticky: { value: 1100 },
    banner: { value: 1200 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
    max: { value: 2147483647 },
  },
  cursor: {
    button: { value: 'pointer' },
    checkbox: { value: 'pointer' },
    disabled: { value: 'not-allowed' },
    menuitem: { value: 'pointer' },
    option: { value: 'pointer' },
    radio: { value: 'pointer' },
    switch: { value: 'pointer' },
  },
}
