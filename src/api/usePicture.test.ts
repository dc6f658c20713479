import { resolveObjectURL } from 'node:buffer'
import { expect, test } from 'vitest'
import { createPicture } from '#src/api/usePicture.ts'

/** A picture whose loads are ended by hand. */
function aPicture() {
  const loads: (PromiseWithResolvers<Blob> & { signal: AbortSignal })[] = []
  const picture = createPicture((signal) => {
    const load = { ...Promise.withResolvers<Blob>(), signal }
    loads.push(load)
    return load.promise
  })
  return { picture, loads }
}

const jpeg = new Blob(['jpeg'])
const inMemory = (address: string | null) => address !== null && resolveObjectURL(address) !== undefined

test('a picture is in memory from when it has come until nobody shows it', async () => {
  const { picture, loads } = aPicture()
  expect([picture.getSnapshot(), loads.length]).toEqual([null, 0])
  const leave = await new Promise<() => void>((shown) => {
    const end = picture.subscribe(() => shown(end))
    loads[0]?.resolve(jpeg)
  })
  const address = picture.getSnapshot()
  expect(inMemory(address)).toBe(true)
  leave()
  expect([inMemory(address), picture.getSnapshot()]).toEqual([false, null])
})

test('a picture that nobody waits for any more is given up, and loaded anew where it is shown again', async () => {
  const { picture, loads } = aPicture()
  picture.subscribe(() => undefined)()
  loads[0]?.resolve(jpeg)
  await loads[0]?.promise
  expect([loads[0]?.signal.aborted, picture.getSnapshot()]).toEqual([true, null])
  picture.subscribe(() => undefined)
  expect(loads.length).toBe(2)
})

test('a picture that could not be loaded stays away', async () => {
  const { picture, loads } = aPicture()
  picture.subscribe(() => undefined)
  loads[0]?.reject({ kind: 'network' })
  await expect(loads[0]?.promise).rejects.toEqual({ kind: 'network' })
  expect(picture.getSnapshot()).toBeNull()
})
