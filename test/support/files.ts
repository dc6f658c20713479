/** Files that an applicant hands in, as the browser takes them. */
import sharp from 'sharp'
import { smallPdf } from '#test/support/applicant.ts'

export interface HandedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const pdf = (name: string): HandedFile => ({ name, mimeType: 'application/pdf', buffer: smallPdf })

/** A photograph of the given size, grey with a darker half. */
export async function photo(name: string, width = 800, height = 600): Promise<HandedFile> {
  const half = await sharp({
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#555' },
  })
    .png()
    .toBuffer()
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#bbb' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
