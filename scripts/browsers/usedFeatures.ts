/** Everything that reaches a browser, searched for what a supported one lacks. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { recipeStyles, sourceStyles } from './insertedStyles.ts'
import { type Finding, scriptFeatures } from './scriptFeatures.ts'
import { styleFeatures } from './styleFeatures.ts'

const root = path.join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** What of src never leaves a developer's machine. */
const forDevelopers = /^src\/devtools\/|^src\/app\/prerender\.tsx$|\.d\.ts$|\.test\.tsx?$/

export function inSource(): Finding[] {
  const files = [
    ...globSync('{src,contract,machines}/**/*.{ts,tsx}', { cwd: root }),
    ...globSync('sandbox/*/browser/*.ts', { cwd: root }),
  ].filter((file) => !forDevelopers.test(file))
  return [
    ...files.flatMap((file) => {
      const code = read(file)
      const styles = file.endsWith('.tsx') ? styleFeatures(sourceStyles(code, file), file) : []
      return [...scriptFeatures(code, file), ...styles]
    }),
    ...[...recipeStyles()].flatMap(([name, css]) => styleFeatures(css, `recipe ${name}`)),
    ...globSync('sandbox/**/*.css', { cwd: root }).flatMap((file) => styleFeatures(read(file), file)),
  ]
}

/** In the last build: its scripts, copied workers among them, and what stands in the page. */
export function inBuild(): Finding[] {
  const page = 'dist/index.html'
  if (!existsSync(path.join(root, page))) throw new Error('There is no build: npm run build')
  const html = read(page)
  const inline = (tag: RegExp) =>
    [...html.matchAll(tag)].map(([, attributes = '', text = '']) => ({ attributes, text }))
  const scripts = inline(/<script\b([^>]*)>([\s\S]*?)<\/script>/g).filter(
    ({ attributes }) => !/\bsrc=|json/.test(attributes),
  )
  return [
    ...scripts.flatMap(({ text }) => scriptFeatures(text, `${page}.js`)),
    ...inline(/<style\b([^>]*)>([\s\S]*?)<\/style>/g).flatMap(({ text }) => styleFeatures(text, page)),
    ...globSync('dist/**/*.{js,mjs}', { cwd: root }).flatMap((file) => scriptFeatures(read(file), file)),
    ...globSync('dist/**/*.css', { cwd: root }).flatMap((file) => styleFeatures(read(file), file)),
  ]
}
