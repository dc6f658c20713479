import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../checking/run.ts'
import { outDirOf } from './builds.ts'

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

/**
 * Builds the application when there is none, or when something that it is built from is newer.
 * @param mode of vite.config.ts
 */
export const buildWhenStale = async (log: (line: string) => void, mode = 'production'): Promise<void> => {
  if (!isStale(mode)) return
  log('building the application')
  const { code, output } = await run(['npm', 'run', '--silent', 'build', '--', '--mode', mode])
  if (code !== 0) throw new Error(`The application could not be built:\n${output}`)
}

const isStale = (mode: string): boolean => {
  const page = join(root, outDirOf(mode), 'index.html')
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
