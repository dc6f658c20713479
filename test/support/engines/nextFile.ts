import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'

/** For browsers that tell nothing of a download: the next whole file in their folder is it. */
export async function nextFile(folder: string, timeout = 15_000) {
  const before = new Set(readdirSync(folder))
  const end = Date.now() + timeout
  for (;;) {
    const names = readdirSync(folder)
    const [name] = names.filter((one) => !before.has(one) && !/\.(part|wkdownload)$/.test(one))
    const path = join(folder, name ?? '')
    // its name is taken by an empty file before its bytes come
    if (name && !names.includes(`${name}.part`) && statSync(path).size > 0) {
      return { path: async () => path, suggestedFilename: () => name, failure: async () => null }
    }
    if (Date.now() > end) throw new Error(`waited ${timeout} ms for a download: no file has come`)
    await after(50)
  }
}
