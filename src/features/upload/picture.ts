import { limits } from '#contract/limits.ts'

/** Longest side, pixels: an A4 page of 300 dots an inch and something over. */
const longestSide = 4000
const qualities = [0.9, 0.82, 0.74] as const
/** how much smaller the sides get where no quality was enough */
const step = 0.8

/**
 * A JPEG of at most `maxBytes` of any picture that this browser can decode: upright as the camera says, on white, without
 * what the camera wrote into it.
 * @throws where it can't be decoded, or not be made small enough
 */
export async function makeJpeg(picture: File, maxBytes: number = limits.fileSize): Promise<File> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  try {
    let scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    while (Math.min(bitmap.width, bitmap.height) * scale >= 1) {
      const canvas = draw(bitmap, scale)
      for (const quality of qualities) {
        const jpeg = await encode(canvas, quality)
        if (jpeg.size <= maxBytes) return new File([jpeg], jpegName(picture.name), { type: 'image/jpeg' })
      }
      scale *= step
    }
    throw new Error('no size was small enough')
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      // a browser that can't make a JPEG makes a PNG
      (blob) => (blob?.type === 'image/jpeg' ? resolve(blob) : reject(new Error('no JPEG was made'))),
      'image/jpeg',
      quality,
    )
  })

/** `IMG_0001.HEIC` becomes `IMG_0001.jpg`; a name that says JPG stays. */
export const jpegName = (name: string): string =>
  /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[^.]{1,5}$/, '')}.jpg`
