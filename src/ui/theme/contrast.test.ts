import { describe, expect, test } from 'vitest'
import { semanticTokens } from '#src/ui/theme/semanticTokens.ts'
import { colors } from '#src/ui/theme/tokens.ts'

type Shade = '_light' | '_dark'
type Leaf = { value: string | Record<Shade, string> }

const leafAt = (tree: unknown, path: string): Leaf | undefined => {
  const found = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], tree)
  const branch = found as Leaf | { readonly DEFAULT: Leaf } | undefined
  return branch && 'DEFAULT' in branch ? branch.DEFAULT : branch
}

/** The hex of a semantic colour in a theme. */
function hexOf(name: string, shade: Shade): string {
  const semantic = leafAt(semanticTokens.colors, name)
  const value = semantic?.value ?? leafAt(colors, name)?.value
  if (value === undefined) throw new Error(`no colour called ${name}`)
  const reference = typeof value === 'string' ? value : value[shade]
  const target = /^\{colors\.(.+)\}$/.exec(reference)?.[1]
  return target ? hexOf(target, shade) : reference
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string, shade: Shade): number {
  const [dark = 0, light = 0] = [a, b].map((name) => luminance(hexOf(name, shade))).sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const palettes = ['green', 'gray', 'red', 'orange', 'blue']
const grounds = ['bg', 'bg.subtle', 'bg.muted', 'bg.panel']
const signals = ['error', 'warning', 'success', 'info']

/** What is read: 4.5:1 (WCAG 2.2, 1.4.3). */
const read: [string, string][] = [
  ...['fg', 'fg.muted', 'fg.subtle'].flatMap((ink) =>
    grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ['fg.inverted', 'bg.inverted'],
  ...signals.flatMap((signal): [string, string][] => [
    [`fg.${signal}`, 'bg'],
    [`fg.${signal}`, 'bg.panel'],
    [`fg.${signal}`, `bg.${signal}`],
    ['fg', `bg.${signal}`],
  ]),
  ...palettes.flatMap((palette): [string, string][] => [
    [`${palette}.contrast`, `${palette}.solid`],
    [`${palette}.fg`, 'bg'],
    [`${palette}.fg`, 'bg.panel'],
    [`${palette}.fg`, `${palette}.subtle`],
    [`${palette}.fg`, `${palette}.muted`],
  ]),
]

/** Edges of controls, rings and signals: 3:1 (1.4.11). */
const seen: [string, string][] = [
  ...['bg', 'bg.panel', 'bg.subtle'].flatMap((ground): [string, string][] => [
    ['border.emphasized', ground],
    ...signals.map((signal): [string, string] => [`border.${signal}`, ground]),
    ...palettes.flatMap((palette): [string, string][] => [
      [`${palette}.focusRing`, ground],
      [`${palette}.solid`, ground],
      [`${palette}.border`, ground],
    ]),
  ]),
]

describe.each(['_light', '_dark'] as const)('%s', (shade) => {
  test.each(read)('%s is readable on %s', (ink, ground) => {
    expect(contrast(ink, ground, shade)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(seen)('%s stands out from %s', (edge, ground) => {
    expect(contrast(edge, ground, shade)).toBeGreaterThanOrEqual(3)
  })
})

test('contrast of black on white is 21, as the standard says', () => {
  const [black, white] = ['#000000', '#FFFFFF'].map(luminance)
  expect(((white ?? 0) + 0.05) / ((black ?? 0) + 0.05)).toBeCloseTo(21, 5)
})
