import { expect, test } from 'vitest'
import { scriptFeatures } from '#scripts/browsers/scriptFeatures.ts'

const keysOf = (code: string, file = 'a.ts') => scriptFeatures(code, file).map(({ key }) => key)

test.each([
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['rows.toSorted()', 'javascript.builtins.TypedArray.toSorted'],
  ['rows.findLast(Boolean)', 'javascript.builtins.TypedArray.findLast'],
  ['AbortSignal.timeout(5)', 'api.AbortSignal.timeout_static'],
  ['AbortSignal.any([])', 'api.AbortSignal.any_static'],
  ['signal.throwIfAborted()', 'api.AbortSignal.throwIfAborted'],
  [`Object.hasOwn({}, 'a')`, 'javascript.builtins.Object.hasOwn'],
  ['structuredClone({})', 'api.structuredClone'],
  ['requestIdleCallback(run)', 'api.Window.requestIdleCallback'],
  [`URL.canParse('x')`, 'api.URL.canParse_static'],
  ['new OffscreenCanvas(1, 1)', 'api.OffscreenCanvas'],
  ['element.checkVisibility()', 'api.Element.checkVisibility'],
  ['document.startViewTransition(run)', 'api.Document.startViewTransition'],
  ['one.union(other)', 'javascript.builtins.Set.union'],
  ['class A { static { run() } }', 'javascript.classes.static.initialization_blocks'],
  ['/(?<=a)b/', 'javascript.regular_expressions.lookbehind_assertion'],
  ['/(?<!a)b/', 'javascript.regular_expressions.lookbehind_assertion'],
  ['/(?i:a)b/', 'javascript.regular_expressions.modifier'],
  ['/[a--b]/v', 'javascript.builtins.RegExp.unicodeSets'],
])('%s is too new', (code, key) => {
  expect(keysOf(code)).toEqual([key])
})

test('an attribute of an element that is too new', () => {
  expect(keysOf('const a = <p inert />', 'a.tsx')).toEqual(['html.global_attributes.inert'])
})

test.each([
  ['what every browser of the list has', `crypto.randomUUID(); rows.at(-1); text.replaceAll('a', 'b')`],
  ['private fields and optional chains', 'class A { #a = 1; get b() { return this?.#a ?? 2 } }'],
  ['a name that old interfaces have too', 'map.has(1); one.with; list.get(2)'],
  ['a property that is called like a global', 'parts.structuredClone; const made = { reportError: 1 }'],
  [
    'a question whether it is there',
    `typeof requestIdleCallback === 'undefined'; Error.captureStackTrace?.(a)`,
  ],
  ['a named group', '/(?<year>\\d+)/u'],
])('%s passes', (_, code) => {
  expect(keysOf(code)).toEqual([])
})

test('a finding tells file, line and the versions that would do', () => {
  expect(scriptFeatures('\n\nObject.hasOwn({}, 1)', 'src/a.ts')).toEqual([
    expect.objectContaining({
      at: 'src/a.ts:3',
      lacking: expect.objectContaining({ chrome: '93', webview_android: '93' }),
    }),
  ])
})

test('what can’t be read is no success', () => {
  expect(() => scriptFeatures('const = 1', 'a.ts')).toThrow('a.ts')
})
