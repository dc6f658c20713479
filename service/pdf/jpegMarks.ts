/** What a JPEG says of itself before its picture begins, read without decoding anything. */

export interface JpegMarks {
  /** EXIF orientation, 1 to 8; 1 is upright */
  orientation: number
  /** it tells where it was taken */
  hasPlace: boolean
  /** pixels; 0 where no frame was found */
  width: number
  height: number
  /** where the segments lie that hold EXIF or XMP: offset of the 0xFF, and length with the mark */
  metadata: readonly { offset: number; length: number }[]
}

const gpsTag = 0x8825
const orientationTag = 0x0112
const frameMarks = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

/** Never throws: a damaged file has the marks that could be read before the damage. */
export function jpegMarks(bytes: Uint8Array): JpegMarks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const marks = {
    orientation: 1,
    hasPlace: false,
    width: 0,
    height: 0,
    metadata: [] as JpegMarks['metadata'][number][],
  }
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) break
    const mark = bytes[at + 1] ?? 0
    if (mark === 0xff) {
      at += 1
      continue
    }
    if (mark === 0xda || mark === 0xd9) break
    const length = 2 + view.getUint16(at + 2)
    const body = at + 4
    if (mark === 0xe1) {
      marks.metadata.push({ offset: at, length })
      const segment = bytes.subarray(body, at + length)
      if (begins(segment, 'Exif\0\0')) readExif(segment.subarray(6), marks)
      else if (Buffer.from(segment).includes('GPS')) marks.hasPlace = true
    } else if (frameMarks.has(mark) && body + 5 <= bytes.length && marks.width === 0) {
      marks.height = view.getUint16(body + 1)
      marks.width = view.getUint16(body + 3)
    }
    at += length
  }
  return marks
}

function readExif(tiff: Uint8Array, marks: { orientation: number; hasPlace: boolean }): void {
  if (tiff.length < 8) return
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const little = tiff[0] === 0x49
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return
  const entries = view.getUint16(directory, little)
  for (let i = 0; i < entries; i += 1) {
    const entry = directory + 2 + i * 12
    if (entry + 12 > tiff.length) return
    const tag = view.getUint16(entry, little)
    if (tag === gpsTag) marks.hasPlace = true
    if (tag === orientationTag) {
      const orientation = view.getUint16(entry + 8, little)
      if (orientation >= 1 && orientation <= 8) marks.orientation = orientation
    }
  }
}

const begins = (bytes: Uint8Array, text: string) =>
  [...text].every((character, i) => bytes[i] === character.charCodeAt(0))

/** The same picture, bit for bit, without its EXIF and XMP segments. */
export function withoutMetadata(bytes: Uint8Array, marks: JpegMarks): Uint8Array {
  const kept: Uint8Array[] = []
  let from = 0
  for (const { offset, length } of marks.metadata) {
    kept.push(bytes.subarray(from, offset))
    from = offset + length
  }
  kept.push(bytes.subarray(from))
  return Buffer.concat(kept)
}
