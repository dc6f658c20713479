/** Pictures: stored upright and without the place where they were taken; drawn small for a preview. */
import sharp from 'sharp'
import { limits } from '#contract/limits.ts'
import { type JpegMarks, jpegMarks, withoutMetadata } from '#service/pdf/jpegMarks.ts'
import { createPixelBudget } from '#service/pdf/pixelBudget.ts'

/** Most pixels of a picture that is decoded: the largest phone cameras, and far below what would fill the memory. */
export const maxPixels = 50_000_000
/** How many bytes from the beginning hold the marks of nearly every picture. */
export const marksLength = 256 * 1024
/** Longest side of a preview, in pixels: an A4 page stays readable. */
export const thumbnailSide = 1_024

const budget = createPixelBudget(maxPixels)
// `failOn: 'none'`: browsers show pictures whose end is missing, and so does a preview.
const reading = { failOn: 'none', limitInputPixels: maxPixels, sequentialRead: true } as const

/** The picture can't be shown by anything: unreadable, or beyond `maxPixels`. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault'
  readonly fault: 'unreadable' | 'too_many_pixels'
  constructor(fault: PictureFault['fault']) {
    super(fault)
    this.fault = fault
  }
}

/**
 * @param head the first `marksLength` bytes, or all where there are fewer
 * @param whole reads all bytes; called only where the picture must change
 * @returns null where the picture is upright and tells no place; else its new bytes, still within 5 MiB
 * @throws PictureFault
 */
export async function uprightJpeg(
  head: Uint8Array,
  whole: () => Promise<Uint8Array>,
): Promise<Uint8Array | null> {
  const early = jpegMarks(head)
  const marks = early.width > 0 ? early : jpegMarks(await whole())
  const pixels = pixelsOf(marks)
  if (marks.orientation === 1) return marks.hasPlace ? withoutMetadata(await whole(), marks) : null
  return budget.spend(pixels, async () => {
    const bytes = await whole()
    for (const quality of [92, 85, 75]) {
      const turned = await decoded(() =>
        sharp(bytes, reading).autoOrient().keepIccProfile().jpeg({ quality }).toBuffer(),
      )
      if (turned.length <= limits.fileSize) return turned
    }
    throw new PictureFault('too_many_pixels')
  })
}

function pixelsOf({ width, height }: JpegMarks): number {
  if (width * height === 0) throw new PictureFault('unreadable')
  if (width * height > maxPixels) throw new PictureFault('too_many_pixels')
  return width * height
}

/**
 * An upright JPEG of at most `thumbnailSide` pixels a side, in sRGB, without metadata.
 * @throws PictureFault
 */
export async function jpegThumbnail(bytes: Uint8Array): Promise<Uint8Array> {
  return budget.spend(pixelsOf(jpegMarks(bytes)), () =>
    decoded(() =>
      sharp(bytes, reading)
        .autoOrient()
        .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .jpeg({ quality: 72 })
        .toBuffer(),
    ),
  )
}

async function decoded(work: () => Promise<Buffer>): Promise<Uint8Array> {
  try {
    return await work()
  } catch {
    throw new PictureFault('unreadable')
  }
}
