/** What a stand-in remembers over a restart: one JSON file, replaced whole and atomically. */
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'

export interface StateFile<T> {
  /** change it in place, then await `save` */
  value: T
  /** resolves when what `value` holds now is on the disk; saves that overlap share one write */
  save: () => Promise<void>
}

async function writeWhole(file: string, text: string): Promise<void> {
  const partial = `${file}.partial`
  const handle = await open(partial, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(partial, file)
}

/**
 * Opens the state kept in `file`, or begins with `fresh()`. A null file keeps nothing.
 * @throws Error naming the file when what it holds is damaged
 */
export async function openState<S extends v.GenericSchema>(
  file: string | null,
  schema: S,
  fresh: () => v.InferOutput<S> | Promise<v.InferOutput<S>>,
): Promise<StateFile<v.InferOutput<S>>> {
  if (file === null) return { value: await fresh(), save: async () => {} }
  await mkdir(dirname(file), { recursive: true })
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  let next: Promise<void> | null = null
  let current: Promise<void> = Promise.resolve()
  const state: StateFile<v.InferOutput<S>> = {
    value: text === null ? await fresh() : parse(file, schema, text),
    save() {
      next ??= current
        .catch(() => {})
        .then(() => {
          next = null
          current = writeWhole(file, JSON.stringify(state.value))
          return current
        })
      return next
    },
  }
  return state
}

function parse<S extends v.GenericSchema>(file: string, schema: S, text: string): v.InferOutput<S> {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch (error) {
    throw new Error(`${file} is damaged; move it away to begin anew`, { cause: error })
  }
}
