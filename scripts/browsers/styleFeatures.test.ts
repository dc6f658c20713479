import { expect, test } from 'vitest'
import { sourceStyles } from '#scripts/browsers/insertedStyles.ts'
import { styleFeatures } from '#scripts/browsers/styleFeatures.ts'

const keysOf = (css: string) => styleFeatures(css, 'a.css').map(({ key }) => key)

const dynamicHeight = 'css.types.length.viewport_percentage_units_dynamic'

test.each([
  ['a:has(b) { color: red }', 'css.selectors.has'],
  ['a { height: 100dvh }', dynamicHeight],
  ['a { --height: 100dvh }', dynamicHeight],
  ['a { color: color-mix(in srgb, red 10%, blue) }', 'css.types.color.color-mix'],
  ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ['@layer base { a { color: red } }', 'css.at-rules.layer'],
  ['@container (min-width: 1px) { a { color: red } }', 'css.at-rules.container'],
  ['a { overflow-anchor: auto }', 'css.properties.overflow-anchor'],
  ['a { width: round(1.5px, 1px) }', 'css.types.round'],
  ['a { text-wrap: balance }', 'css.properties.text-wrap'],
  ['a { translate: 1px }', 'css.properties.translate'],
])('%s is too new', (css, key) => {
  expect(keysOf(css)).toContain(key)
})

test.each([
  [
    'what every browser of the list has',
    'a:is(b, :where(c)):focus-visible { inset: 0; margin-inline: 1px; aspect-ratio: 1 }',
  ],
  ['what its condition asks for', '@supports (height: 100dvh) { a { height: 50dvh } }'],
  ['what follows an older value', 'a { height: 100vh; height: 100dvh }'],
])('%s passes', (_, css) => {
  expect(keysOf(css)).toEqual([])
})

test('a condition excuses nothing but what it asks for', () => {
  expect(keysOf('@supports (height: 100dvh) { a:has(b) { color: red } }')).toEqual(['css.selectors.has'])
})

test.each([
  ['a property', '<p minH="10dvh" />', [dynamicHeight]],
  ['either of two values', `<p minH={is ? '1px' : '10dvh'} />`, [dynamicHeight]],
  ['a width of the window', `<p minH={{ base: '1px', md: '10dvh' }} />`, [dynamicHeight]],
  ['a value that is put together', ['<p minH={`calc($', '{height} - 10dvh)`} />'].join(''), [dynamicHeight]],
  ['a selector', `<p css={{ '&:has(input)': { color: 'red' } }} />`, ['css.selectors.has']],
  ['a transparent token', '<p bg="green.solid/50" />', ['css.types.color.color-mix']],
  ['a recipe of ours', `chakra('p', { base: { _hover: { h: '1dvh' } } })`, [dynamicHeight]],
  ['a height of ours', '<p minH="dvh" />', []],
  ['what is no style', `<p title="10dvh" aria-label=":has(a)" />`, []],
])('the CSS that Emotion inserts for %s', (_, code, keys) => {
  const css = sourceStyles(`const a = ${code}`, 'a.tsx')
  expect([...new Set(keysOf(css))]).toEqual(keys)
})
