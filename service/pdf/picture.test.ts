import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { jpegMarks } from '#service/pdf/jpegMarks.ts'
import { jpegThumbnail, PictureFault, uprightJpeg } from '#service/pdf/picture.ts'

const upright = (bytes: Uint8Array, head = bytes.length) =>
  uprightJpeg(bytes.subarray(0, head), async () => bytes)

/** 60 × 40, the left half red and the right half blue as it should be seen. */
const scenario = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'blue' } })
    .composite([
      { input: { create: { width: 30, height: 40, channels: 3, background: 'red' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()

/** How a camera held otherwise stores the scenario, so that EXIF turns it back. */
const stored = {
  1: async () => sharp(await scenario()),
  3: async () => sharp(await scenario()).rotate(180),
  6: async () => sharp(await scenario()).rotate(270),
  8: async () => sharp(await scenario()).rotate(90),
}
const photo = async (orientation: keyof typeof stored, place = false) =>
  (await stored[orientation]())
    .withExif({
      IFD0: { Make: 'Camera' },
      ...(place ? { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 11/1 0/1' } } : {}),
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer()

const seen = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const colour = (x: number) => {
    const at = (Math.floor(info.height / 2) * info.width + x) * info.channels
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
  }
  return `${info.width}x${info.height} ${colour(5)} ${colour(info.width - 5)}`
}

describe('stored upright', () => {
  test.each([3, 6, 8] as const)('orientation %i is turned, once', async (orientation) => {
    const turned = (await upright(await photo(orientation))) ?? Buffer.alloc(0)
    expect(await seen(turned)).toBe('60x40 red blue')
    expect(jpegMarks(turned)).toMatchObject({ orientation: 1, metadata: [] })
    expect(await upright(turned)).toBeNull()
  })

  test('an upright picture without a place keeps its very bytes', async () => {
    const bytes = await photo(1)
    expect(await upright(bytes)).toBeNull()
    expect(await upright(bytes, 20), 'its frame lies behind the head').toBeNull()
  })

  test('an upright picture loses its place and keeps every pixel', async () => {
    const bytes = await photo(1, true)
    expect(jpegMarks(bytes).hasPlace).toBe(true)
    const kept = (await upright(bytes)) ?? Buffer.alloc(0)
    expect(jpegMarks(kept)).toMatchObject({ hasPlace: false, width: 60, height: 40 })
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
  })

  test('what has no frame is no picture; a bomb of 65,500 × 65,500 is refused before it is decoded', async () => {
    await expect(upright(Buffer.from('ffd8ffe000104a464946', 'hex'))).rejects.toThrow(
      new PictureFault('unreadable'),
    )
    const bomb = Buffer.from(await photo(6))
    const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]))
    bomb.writeUInt16BE(65_500, frame + 5)
    bomb.writeUInt16BE(65_500, frame + 7)
    await expect(upright(bomb)).rejects.toThrow(new PictureFault('too_many_pixels'))
  })

  test('damage anywhere in the marks never throws', async () => {
    const bytes = await photo(6, true)
    for (let cut = 0; cut < 400; cut += 1)
      expect(jpegMarks(bytes.subarray(0, cut)).orientation).toBeTypeOf('number')
  })
})

describe('drawn small', () => {
  test.each([1, 3, 6, 8] as const)(
    'orientation %i comes out upright, without metadata',
    async (orientation) => {
      const drawn = await jpegThumbnail(await photo(orientation, true))
      expect(await seen(drawn)).toBe('60x40 red blue')
      expect(jpegMarks(drawn)).toMatchObject({ hasPlace: false, metadata: [] })
    },
  )

  test('a large page fits 1,024 pixels; CMYK and a cut end are shown; grey stays grey', async () => {
    const large = await sharp({ create: { width: 2480, height: 3508, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer()
    expect(await sharp(await jpegThumbnail(large)).metadata()).toMatchObject({ width: 724, height: 1024 })
    const cmyk = await sharp(await scenario())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect(await seen(await jpegThumbnail(cmyk))).toBe('60x40 red blue')
    const cut = large.subarray(0, Math.floor(large.length * 0.6))
    expect((await sharp(await jpegThumbnail(cut)).metadata()).width).toBe(724)
  })
})
