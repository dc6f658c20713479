import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generateTheme } from '#scripts/theme.ts'
import { textStyles } from '#src/ui/theme/globalCss.ts'
import { semanticTokens } from '#src/ui/theme/semanticTokens.ts'
import { tokens } from '#src/ui/theme/tokens.ts'

const root = join(import.meta.dirname, '..', '..')
const views = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(join(root, 'src', file), 'utf8') }))

test('theme.gen.ts is what npm run theme writes', () => {
  expect(readFileSync(join(root, 'src/ui/theme/theme.gen.ts'), 'utf8')).toBe(generateTheme())
})

/** `{ a: { DEFAULT, b } }` has the names `a` and `a.b`. */
function namesIn(tree: object, before = ''): string[] {
  return Object.entries(tree).flatMap(([key, branch]) => {
    const name = key === 'DEFAULT' ? before.slice(0, -1) : `${before}${key}`
    return 'value' in branch ? [name] : namesIn(branch, `${name}.`)
  })
}

const palette = Object.keys(semanticTokens.colors.green).map((shade) => `colorPalette.${shade}`)
const scales: Record<string, readonly string[]> = {
  colour: [
    ...namesIn(tokens.colors),
    ...namesIn(semanticTokens.colors),
    ...palette,
    'currentColor',
    'inherit',
  ],
  space: Object.keys(tokens.spacing),
  size: Object.keys(tokens.sizes),
  type: Object.keys(textStyles),
  corner: [...Object.keys(tokens.radii), ...Object.keys(semanticTokens.radii), 'inherit'],
}

const propertiesOf: Record<string, string> = {
  colour: 'color|bg|background|borderColor|outlineColor|fill|stroke',
  space: 'gap|rowGap|columnGap|p|px|py|pt|pb|ps|pe|m|mx|my|mt|mb|ms|me',
  size: 'w|h|minW|minH|maxW|maxH|boxSize',
  type: 'textStyle',
  corner: 'rounded|borderRadius',
}
/** Lengths and keywords of CSS itself, and what is put together at run time. */
const isCss =
  /^-?[\d.]+(px|rem|em|%|vh|dvh|vw|ch|fr)$|^(0|auto|none|unset|transparent|screen|(min|max|fit)-content)$|[({$]/

/** What stands between two quoted values: `, md: `. */
const isBreakpoint = (text: string) => /^[,\s]*(\w+:)?\s*$/.test(text)

test.each(Object.keys(scales))('every %s that a view names is one of our tokens', (scale) => {
  const known = new Set(scales[scale])
  const attribute = new RegExp(`\\s(?:${propertiesOf[scale]})=("[^"]+"|\\{\\{[^}]*\\}\\})`, 'g')
  const unknown = views.flatMap(({ file, text }) =>
    [...text.matchAll(attribute)].flatMap(([whole, given = '']) =>
      (given.match(/(?<=["'])[^"']+(?=["'])/g) ?? [])
        .filter((value) => /[\w-]/.test(value) && !isBreakpoint(value))
        .filter((value) => !known.has(value.replace(/^-/, '').replace(/\/\d+$/, '')) && !isCss.test(value))
        .map((value) => `${file}:${whole} (${value})`),
    ),
  )
  expect(unknown).toEqual([])
})
