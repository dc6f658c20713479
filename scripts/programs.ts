import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where a program of this name lies in the path. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
