import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openState } from '#sandbox/kit/stateFile.ts'

const Counter = v.object({ count: v.number() })
const fresh = () => ({ count: 0 })
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'state-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('a state file', () => {
  it('begins anew and is found again', async () => {
    const file = join(folder, 'deep', 'counter.json')
    const first = await openState(file, Counter, fresh)
    first.value.count = 7
    await first.save()
    expect((await openState(file, Counter, fresh)).value).toEqual({ count: 7 })
  })

  it('holds the newest value after saves that overlap, and no half-written file stays', async () => {
    const file = join(folder, 'counter.json')
    const state = await openState(file, Counter, fresh)
    const saves = Array.from({ length: 50 }, (_, index) => {
      state.value.count = index
      return state.save()
    })
    await Promise.all(saves)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ count: 49 })
    expect(await readdir(folder)).toEqual(['counter.json'])
  })

  it.each(['{"count":', '{"count":"seven"}', ''])('is refused by its name when it holds %j', async (text) => {
    const file = join(folder, 'counter.json')
    await writeFile(file, text)
    await expect(openState(file, Counter, fresh)).rejects.toThrow(`${file} is damaged`)
  })

  it('keeps nothing where no file is named', async () => {
    const state = await openState(null, Counter, fresh)
    state.value.count = 1
    await state.save()
    expect((await openState(null, Counter, fresh)).value).toEqual({ count: 0 })
  })
})
