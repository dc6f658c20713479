/** What a colour is for, in light and in dark. Names are those that Chakra's recipes ask for, so that all of them follow. */

import { colors } from '#src/ui/theme/tokens.ts'

const pair = (light: string, dark: string) => ({
  value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` },
})

/** The same shades, nine tenths opaque. Computed here: `color-mix()` is too new for the browsers we support. */
const seeThrough = (hue: 'green' | 'gray' | 'red' | 'orange' | 'blue', light: string, dark: string) => {
  const of = (shade: string) => `${colors[hue][shade]?.value}E6`
  return { value: { _light: of(light), _dark: of(dark) } }
}

/** A palette: what `colorPalette="…"` gives to a part. */
const palette = (name: 'green' | 'gray' | 'red' | 'orange' | 'blue') => ({
  contrast: pair('white', 'black'),
  fg: pair(`${name}.700`, `${name}.300`),
  subtle: pair(`${name}.50`, `${name}.950`),
  muted: pair(`${name}.100`, `${name}.900`),
  emphasized: pair(`${name}.200`, `${name}.800`),
  solid: pair(`${name}.600`, `${name}.400`),
  solidHover: seeThrough(name, '600', '400'),
  focusRing: pair(`${name}.500`, `${name}.400`),
  border: pair(`${name}.500`, `${name}.400`),
})

export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: pair('white', 'gray.950'),
      subtle: pair('gray.50', 'gray.900'),
      muted: pair('gray.100', 'gray.800'),
      emphasized: pair('gray.200', 'gray.700'),
      inverted: pair('black', 'white'),
      panel: pair('white', 'gray.900'),
      error: pair('red.50', 'red.950'),
      warning: pair('orange.50', 'orange.950'),
      success: pair('green.50', 'green.950'),
      info: pair('blue.50', 'blue.950'),
    },
    fg: {
      DEFAULT: pair('gray.950', 'gray.50'),
      muted: pair('gray.600', 'gray.300'),
      subtle: pair('gray.600', 'gray.300'),
      inverted: pair('gray.50', 'gray.950'),
      error: pair('red.600', 'red.300'),
      warning: pair('orange.700', 'orange.300'),
      success: pair('green.600', 'green.300'),
      info: pair('blue.600', 'blue.300'),
    },
    border: {
      DEFAULT: pair('gray.200', 'gray.800'),
      muted: pair('gray.100', 'gray.800'),
      subtle: pair('gray.50', 'gray.900'),
      /** the edge of a control, 3:1 against what is behind it */
      emphasized: pair('gray.500', 'gray.400'),
      inverted: pair('gray.800', 'gray.200'),
      error: pair('red.600', 'red.400'),
      warning: pair('orange.500', 'orange.400'),
      success: pair('green.500', 'green.400'),
      info: pair('blue.500', 'blue.400'),
    },
    green: palette('green'),
    gray: {
      ...palette('gray'),
      fg: pair('gray.800', 'gray.200'),
      solid: pair('gray.700', 'gray.300'),
      solidHover: seeThrough('gray', '700', '300'),
    },
    red: palette('red'),
    orange: palette('orange'),
    blue: palette('blue'),
  },
  shadows: {
    xs: { value: { _light: '0 1px 2px #0B0F0D1A', _dark: '0 1px 2px #000000A3' } },
    sm: { value: { _light: '0 1px 3px #0B0F0D24', _dark: '0 1px 3px #000000A3' } },
    md: { value: { _light: '0 4px 10px #0B0F0D24', _dark: '0 4px 10px #000000A3' } },
    lg: { value: { _light: '0 10px 24px #0B0F0D2E', _dark: '0 10px 24px #000000B8' } },
  },
  radii: {
    l1: { value: '{radii.xs}' },
    l2: { value: '{radii.sm}' },
    l3: { value: '{radii.md}' },
  },
}
