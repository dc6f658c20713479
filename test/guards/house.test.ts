import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Tracked and new files alike; what git ignores is no part of the repository. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)))
const isText = (file: string) =>
  /\.(tsx?|js|mjs|json|jsonc|md|html|css|po|svg|yml|yaml|sh|txt|tsv)$|^\.|\/run$/.test(file)
const code = files.filter((file) => /\.tsx?$/.test(file))
const handWritten = code.filter((file) => !file.endsWith('.gen.ts'))
const tests = code.filter((file) => /\.test\.tsx?$/.test(file))
/** This file names what it forbids. */
const here = 'test/guards/house.test.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
const lines = (list: readonly string[], pattern: RegExp, of: (file: string) => string = read): string[] =>
  list
    .filter((file) => file !== here)
    .flatMap((file) =>
      of(file)
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
        ),
    )

describe('a file is its export', () => {
  test('nothing is exported as default, but by configurations that a tool wants so', () => {
    const mayDefault = (file: string) =>
      /(^|\/)[\w.]+\.config\.ts$/.test(file) || file === 'test/support/postgresForTests.ts'
    const rest = handWritten.filter((file) => !mayDefault(file) && !file.endsWith('.d.ts'))
    expect(lines(rest, /^export default\b/)).toEqual([])
  })

  test('no file is a drawer for odds and ends, or passes on what others export', () => {
    const drawers = /^(index|utils?|helpers?|common|misc|shared|types|constants)\.tsx?$/
    const known = ['contract/endpoints/common.ts']
    expect(code.filter((file) => drawers.test(basename(file)) && !known.includes(file))).toEqual([])
    expect(lines(handWritten, /^export \* from/)).toEqual([])
  })

  test('no file is longer than 400 lines', () => {
    const long = handWritten.filter((file) => read(file).split('\n').length > 401)
    expect(long).toEqual([])
  })
})

describe('the repository speaks only of itself', () => {
  test('no path of somebody’s machine is in it', () => {
    const paths = /(^|[\s'"`(=])(\/(work|home|Users|private\/tmp)\/\w|[A-Z]:\\\\?\w)/
    expect(lines(files.filter(isText), paths)).toEqual([])
  })

  test('no registry is named, so that each place installs from its own', () => {
    const hosts = /https?:\/\/[^\s"']*(registry|npmmirror|artifactory|nexus|verdaccio|jfrog|-proxy)/i
    expect(lines(files.filter(isText), hosts)).toEqual([])
  })

  test('no work is left as a note in the code', () => {
    expect(lines(handWritten, /\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([])
  })

  test('the checks of the compiler are not switched off', () => {
    expect(lines(handWritten, /@ts-(ignore|nocheck|expect-error)/)).toEqual([])
  })
})

describe('tests', () => {
  test('none is focused, left out or put off', () => {
    const marks = /\b(describe|test|it|suite)\.(only|skip|todo|fails)\b|\b(f|x)(describe|it)\(/
    expect(lines(tests, marks)).toEqual([])
  })

  test('each file of tests asserts something', () => {
    const silent = tests.filter(
      (file) => !/\b(expect|assert|testScenarios|engineStories)\b/.test(withoutComments(read(file))),
    )
    expect(silent).toEqual([])
  })

  test('identity card numbers begin with 9, which no issued card does', () => {
    const formatted = /(?<![\d.])[0-8]\d{6}\(\d\)|(?<![\d./])[0-8]\/\d{6}\/\d(?!\d)/
    const named = /identity(Doc)?No['"]?\s*[:=,]\s*['"`][0-8]\d{7}['"`]/
    expect(lines(files.filter(isText), formatted)).toEqual([])
    const issued = /['"`][57]\d{7}['"`]/
    expect(lines(code, named)).toEqual([])
    expect(lines(code, issued)).toEqual([])
  })
})
