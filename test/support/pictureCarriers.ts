/** JPEGs that carry something else beside their picture. */
import type { Sharp } from 'sharp'

const hostile = '"><img src=http://127.0.0.1:9/x onerror=alert(1)><script>alert(2)</script>'
const comment = (text: string) => {
  const body = Buffer.from(text)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(body.length + 2)
  return Buffer.concat([Buffer.from([0xff, 0xfe]), length, body])
}
/** By what they carry; each makes one of a plain picture. */
export const carriers: [string, (plain: Sharp) => Promise<Buffer>][] = [
  [
    'descriptions of the camera',
    (plain) =>
      plain
        .withExif({ IFD0: { ImageDescription: hostile, Artist: hostile } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a description in XML',
    (plain) =>
      plain
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${hostile.replaceAll('<', '&lt;')}</x:xmpmeta>`)
        .jpeg()
        .toBuffer(),
  ],
  [
    'a comment',
    async (plain) => {
      const bytes = await plain.jpeg().toBuffer()
      return Buffer.concat([bytes.subarray(0, 2), comment(hostile), bytes.subarray(2)])
    },
  ],
  [
    'a page of HTML behind its end',
    async (plain) => Buffer.concat([await plain.jpeg().toBuffer(), Buffer.from(`<html><body>${hostile}`)]),
  ],
  [
    'a profile of colours that is none',
    async (plain) => {
      const bytes = await plain.jpeg().toBuffer()
      const profile = comment(`ICC_PROFILE\0\u0001\u0001${hostile}`)
      profile[1] = 0xe2
      return Buffer.concat([bytes.subarray(0, 2), profile, bytes.subarray(2)])
    },
  ],
]
