import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).sort()
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe('commands', () => {
  test('every npm command of the pages is declared', () => {
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map((match) => `${page}: ${match[1]}`),
    )
    expect(named.filter((one) => !(one.split(': ')[1] ?? '') || !scripts[one.split(': ')[1] ?? ''])).toEqual(
      [],
    )
  })

  test('every declared command has its script', () => {
    const files = Object.values(scripts).flatMap((line) => line.match(/scripts\/[\w/]+\.ts/g) ?? [])
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  test('README begins with the two commands', () => {
    const commands = read('README.md').slice(0, 900)
    expect(commands).toContain('npm ci && npm start')
    expect(commands).toContain('npm cit')
  })
})

describe('links', () => {
  test('every link of a page to a file leads somewhere', () => {
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)]
        .map((match) => match[1] ?? '')
        .filter((target) => !existsSync(join(root, dirname(page), target)))
        .map((target) => `${page} -> ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('every file that a page names in code exists', () => {
    const rooms =
      /^(contract|machines|src|service|sandbox|locales|scripts|test|docs)\/[\w./-]+\.(ts|tsx|po|md|svg|json|html)$/
    const missing = pages
      .filter((page) => !page.startsWith('docs/adr/') && page !== 'docs/how-to/build-a-page.md')
      .flatMap((page) => {
        const made = new Set([...read(page).matchAll(/^New file `([^`]+)`:$/gm)].map((match) => match[1]))
        return [...read(page).matchAll(/`([^`\s]+)`/g)]
          .map((match) => match[1] ?? '')
          .filter((name) => rooms.test(name) && !made.has(name) && !existsSync(join(root, name)))
          .map((name) => `${page}: ${name}`)
      })
    expect(missing).toEqual([])
  })
})

describe('coverage of the specification', () => {
  const rows = read('docs/spec-coverage.md')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/.test(line) && !line.startsWith('| Section'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

  test('every row names a section, what it asks, where it is and what tests it', () => {
    expect(rows.length).toBeGreaterThan(60)
    const incomplete = rows.filter((row) => row.length !== 4 || row.some((cell) => cell === ''))
    expect(incomplete).toEqual([])
  })

  test('every section from 1 to 9 is there', () => {
    const sections = new Set(rows.map(([section]) => section?.[0]))
    expect([...sections].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  test('every file and test that it names exists, or the row says open', () => {
    const names = rows.flatMap(([section, asks, ...places]) =>
      places.flatMap((cell) =>
        [...cell.matchAll(/`([^`]+)`/g)].map((match) => ({
          row: `${section} ${asks}`,
          name: match[1] ?? '',
        })),
      ),
    )
    expect(names.filter(({ name }) => globSync(name, { cwd: root }).length === 0)).toEqual([])
    const nowhere = rows.filter(([, , ...places]) =>
      places.some((cell) => !cell.includes('`') && cell !== 'open'),
    )
    expect(nowhere).toEqual([])
  })
})

test('every setting of the service is explained, and no other', () => {
  const declared = [...read('service/core/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    (match) => match[1] ?? '',
  )
  const table = read('docs/operating.md').split('## Settings of the service')[1]?.split('\n## ')[0] ?? ''
  const explained = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map((match) => match[1] ?? ''),
    )
  expect(explained.sort()).toEqual(declared.sort())
})

test('every code word of the glossary is a word of the code', () => {
  const words = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) =>
      [...(line.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
    )
  expect(words.length).toBeGreaterThan(100)
  const code = globSync('{contract,machines,src,test}/**/*.{ts,tsx}', { cwd: root }).map(read).join('\n')
  expect(words.filter((word) => !new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`).test(code))).toEqual([])
})

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
