import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashes } from '#scripts/build/contentSecurity.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const nothing = hash('')

test.each([
  ['a script that runs', '<script>start()</script>', { scripts: [hash('start()')], styles: [nothing] }],
  [
    'a script from a file needs none',
    '<script type="module" src="/a.js"></script>',
    { scripts: [], styles: [nothing] },
  ],
  [
    'a block of data does not run',
    '<script type="application/json" id="c">{}</script>',
    { scripts: [], styles: [nothing] },
  ],
  ['a style', '<style>a{b:c}</style>', { scripts: [], styles: [hash('a{b:c}'), nothing] }],
  [
    'several, in order, over several lines',
    '<script>\n1\n</script><style>x</style><script async>2</script>',
    { scripts: [hash('\n1\n'), hash('2')], styles: [hash('x'), nothing] },
  ],
])('%s', (_, html, hashes) => {
  expect(inlineHashes(html)).toEqual(hashes)
})

test('the hash of nothing is the one that browsers compute for Emotion’s empty style element', () => {
  expect(nothing).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})
