import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../checking/run.ts'

const sources = [
  'src',
  'contract',
  'machines',
  'locales',
  'scripts/build',
  'index.html',
  'vite.config.ts',
  'package.json',
]

/** Builds the application when there is none, or when something that it is built from is newer. */
export const buildWhenStale = async (log: (line: string) => void): Promise<void> => {
  if (!isStale()) return
  log('building the application')
  const { code, output } = await run(['npm', 'run', '--silent', 'build'])
  if (code !== 0) throw new Error(`The application could not be built:\n${output}`)
}

const isStale = (): boolean => {
  const page = join(root, 'dist', 'index.html')
  if (!existsSync(page)) return true
  const built = statSync(page).mtimeMs
  return sources.some((source) => newest(join(root, source)) > built)
}

const newest = (path: string): number => {
  if (!existsSync(path)) return 0
  const own = statSync(path)
  if (!own.isDirectory()) return own.mtimeMs
  const inside = readdirSync(path, { recursive: true, withFileTypes: true })
  const times = inside.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs)
  return Math.max(own.mtimeMs, ...times)
}
