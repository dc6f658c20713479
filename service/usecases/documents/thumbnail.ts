/** The first page of a document as a small picture: made once, on the first wish, and kept beside the document. */
import sharp from 'sharp'
import type { FileContent } from '#service/core/fileContent.ts'
import { jpegThumbnail, PictureFault, thumbnailSide } from '#service/pdf/picture.ts'
import {
  type BlobDependencies,
  keepThumbnail,
  readBlobFacts,
  storeGenerated,
} from '#service/store/documents/blobs.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

export type ThumbnailDependencies = BlobDependencies & Pick<Dependencies, 'pdfs'>

const mediaType = 'image/jpeg'

/** `neutral`: it can't be drawn, now and later. `busy`: it could not be drawn this time. */
type Drawn = { jpeg: Uint8Array } | 'neutral' | 'busy'

const underWay = new Map<string, Promise<Uint8Array>>()

/**
 * @param blobKey of a document; the caller has checked that the person may see it
 * @returns a JPEG; a neutral one where the document can't be drawn
 */
export async function thumbnailOf(
  dependencies: ThumbnailDependencies,
  blobKey: string,
  fileName: string,
): Promise<FileContent> {
  const made =
    underWay.get(blobKey) ?? keptOrMade(dependencies, blobKey).finally(() => underWay.delete(blobKey))
  underWay.set(blobKey, made)
  return pictureAnswer(await made, fileName)
}

/** Likewise for bytes that are not stored, such as a draft of the form document. */
export async function thumbnailOfBytes(
  dependencies: Pick<Dependencies, 'pdfs'>,
  document: { bytes: Uint8Array; mediaType: string; fileName: string },
): Promise<FileContent> {
  const drawn = await draw(dependencies, document.bytes, document.mediaType)
  return pictureAnswer(typeof drawn === 'string' ? await neutralPicture() : drawn.jpeg, document.fileName)
}

const pictureAnswer = (bytes: Uint8Array, fileName: string): FileContent => ({
  bytes,
  mediaType,
  size: bytes.length,
  fileName: `${fileName.replace(/\.[a-z]{1,5}$/i, '')}.jpg`,
})

async function keptOrMade(dependencies: ThumbnailDependencies, blobKey: string): Promise<Uint8Array> {
  const row = await readBlobFacts(dependencies.db, blobKey)
  if (row.thumbnailNeutral) return neutralPicture()
  if (row.thumbnailKey) return dependencies.documents.readBytes(row.thumbnailKey)
  const drawn = await draw(dependencies, await dependencies.documents.readBytes(blobKey), row.mediaType)
  if (drawn === 'busy') return neutralPicture()
  const kept =
    drawn === 'neutral'
      ? { thumbnailNeutral: true as const }
      : { thumbnailKey: (await storeGenerated(dependencies, drawn.jpeg, mediaType)).blobKey }
  await keepThumbnail(dependencies.db, blobKey, kept)
  return drawn === 'neutral' ? neutralPicture() : drawn.jpeg
}

async function draw({ pdfs }: Pick<Dependencies, 'pdfs'>, bytes: Uint8Array, kind: string): Promise<Drawn> {
  if (kind !== mediaType) {
    const answer = await pdfs.draw(bytes, thumbnailSide)
    if (answer.outcome === 'drawn') return { jpeg: answer.jpeg }
    return answer.outcome === 'busy' ? 'busy' : 'neutral'
  }
  try {
    return { jpeg: await jpegThumbnail(bytes) }
  } catch (failure) {
    if (failure instanceof PictureFault) return 'neutral'
    throw failure
  }
}

let neutral: Promise<Uint8Array> | undefined

/** A sheet without words, for every language. */
function neutralPicture(): Promise<Uint8Array> {
  neutral ??= sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="362" height="512">
        <rect width="362" height="512" fill="#f3f4f6"/>
        <path d="M111 156h100l40 40v160H111z M211 156v40h40" fill="#ffffff" stroke="#9ca3af" stroke-width="6"
          stroke-linejoin="round"/>
        <path d="M139 236h84M139 268h84M139 300h52" stroke="#9ca3af" stroke-width="6" stroke-linecap="round"/>
      </svg>`,
    ),
  )
    .jpeg({ quality: 80 })
    .toBuffer()
  return neutral
}
