import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'

/** `target` is a path from the repository's root, or the name of a package, `node:` modules included. */
export type Import = { file: string; target: string; isOurs: boolean }

export const rooms = [
  'contract',
  'machines',
  'locales',
  'src',
  'service',
  'sandbox',
  'scripts',
  'test',
] as const
export type Room = (typeof rooms)[number]

export const roomOf = (path: string): Room | undefined => rooms.find((room) => path.startsWith(`${room}/`))

/** A test beside its file, and what only tests use (`testSupport/`), speak for the test room, wherever they lie. */
export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|\/testSupport\//.test(file) || file.startsWith('test/')

/** Where the application lets the development tools in: an import that a build for production leaves out. */
export const isDevtoolsDoor = ({ file, target }: Import): boolean =>
  file === 'src/app/main.tsx' && target === 'src/devtools/startDevtools.ts'

/** Every TypeScript file of the rooms, from the root, in alphabetical order. */
export const codeFiles = (root: string): string[] =>
  rooms
    .filter((room) => existsSync(join(root, room)))
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
    )
    .sort()

export const readImports = (root: string): Import[] =>
  codeFiles(root).flatMap((file) => importsIn(file, readFileSync(join(root, file), 'utf8')))

/** Static, dynamic, type-only and re-exporting imports alike, and files that are read beside the code. */
export const importsIn = (file: string, text: string): Import[] => {
  const code = text.replace(/(^|\s)\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const found = code.matchAll(
    /(?:[\s}*]from\s|\bimport\(|\bimport\.meta\.glob(?:<[^(]*>)?\(\[?|^\s*import|\bvi\.mock\()\s*(['"])([^'"\n]+)\1/gm,
  )
  const read = code.matchAll(/\bnew URL\(\s*(['"`])(\.[^'"`\n]+\.\w+)\1,\s*import\.meta\.url/g)
  return [...new Set([...found, ...read].map((match) => match[2] ?? ''))].map((written) =>
    resolve(file, written),
  )
}

const resolve = (file: string, written: string): Import => {
  if (written.startsWith('#')) return { file, target: written.slice(1), isOurs: true }
  if (written.startsWith('.')) return { file, target: posix.join(dirname(file), written), isOurs: true }
  return { file, target: packageOf(written), isOurs: false }
}

const packageOf = (written: string): string => {
  if (written.startsWith('node:')) return written
  const parts = written.split('/')
  return written.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? written)
}
