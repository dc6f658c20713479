import { expect, test } from 'vitest'
import { filesOf } from '#scripts/sizeBudget.ts'

const manifest = {
  'index.html': { file: 'index.js', imports: ['_base.js'], css: ['index.css'] },
  '_base.js': { file: 'base.js' },
  'src/features/a/APage.tsx': { file: 'a.js', imports: ['_base.js', '_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['src/features/a/APage.tsx'] },
}

test.each([
  ['an entry with its imports and style sheets', ['index.html'], ['index.js', 'index.css', 'base.js']],
  [
    'files in common count once, circles end',
    ['index.html', 'src/features/a/APage.tsx'],
    ['index.js', 'index.css', 'base.js', 'a.js', 'shared.js'],
  ],
  ['a page that the build does not have adds nothing', ['src/features/b/BPage.tsx'], []],
])('%s', (_, entries, files) => {
  expect([...filesOf(manifest, entries)]).toEqual(files)
})
