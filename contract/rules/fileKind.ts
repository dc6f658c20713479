/** What kind of file something is: by its name, by what it was declared to be, and by its bytes, which must agree. */
import type { MediaType } from '#contract/entities/document.ts'
import { limits } from '#contract/limits.ts'

/** How many bytes from the beginning the verdict needs. */
export const headLength = 1024

const kindsByEnding = new Map<string, MediaType>([
  ['pdf', 'application/pdf'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
])

const kindsByDeclaration = new Map<string, MediaType | 'unsaid'>([
  ['application/pdf', 'application/pdf'],
  ['application/x-pdf', 'application/pdf'],
  ['image/jpeg', 'image/jpeg'],
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['application/octet-stream', 'unsaid'],
  ['', 'unsaid'],
])

/** Kinds that people mistake for the accepted ones, by where their bytes give them away. */
const foreignMarks: readonly [kind: ForeignKind, offset: number, mark: string][] = [
  ['HEIC', 4, 'ftyp'],
  ['PNG', 0, '\x89PNG'],
  ['WEBP', 8, 'WEBP'],
  ['GIF', 0, 'GIF8'],
  ['TIFF', 0, 'II*\0'],
  ['TIFF', 0, 'MM\0*'],
  ['ZIP', 0, 'PK\x03\x04'],
  ['PROGRAM', 0, 'MZ'],
  ['PROGRAM', 0, '\x7fELF'],
]
export type ForeignKind = 'HEIC' | 'PNG' | 'WEBP' | 'GIF' | 'TIFF' | 'ZIP' | 'PROGRAM' | 'UNKNOWN'

/** Why a file is not taken. `disagree`: name, declaration and bytes tell different things. */
export type FileFault = 'empty' | 'too_large' | 'name_ending' | 'declared_type' | 'content' | 'disagree'

export type FileVerdict = { kind: MediaType } | { fault: FileFault; found?: ForeignKind }

export interface FileFacts {
  name: string
  /** the media type that browser or sender named */
  declaredType: string
  /** bytes */
  size: number
  /** the first `headLength` bytes, or all where there are fewer */
  head: Uint8Array
}

/** @returns the kind that all three agree on, or the first fault (section 5, upload). */
export function fileVerdict({ name, declaredType, size, head }: FileFacts): FileVerdict {
  if (size === 0) return { fault: 'empty' }
  if (size > limits.fileSize) return { fault: 'too_large' }
  const byBytes = kindByBytes(head)
  const found = isForeign(byBytes) ? { found: byBytes } : {}
  const byName = kindByName(name)
  if (!byName) return { fault: 'name_ending', ...found }
  const declared = kindByDeclaration(declaredType)
  if (!declared) return { fault: 'declared_type', ...found }
  if (isForeign(byBytes)) return { fault: 'content', found: byBytes }
  if (byBytes !== byName || (declared !== 'unsaid' && declared !== byBytes)) return { fault: 'disagree' }
  return { kind: byBytes }
}

export function kindByName(name: string): MediaType | undefined {
  const ending = /\.([a-z]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return kindsByEnding.get(ending)
}

export function kindByDeclaration(declaredType: string): MediaType | 'unsaid' | undefined {
  const type = (declaredType.split(';')[0] ?? '').trim().toLowerCase()
  return kindsByDeclaration.get(type)
}

/** A JPEG begins with its mark; a PDF’s header may follow up to 1,024 bytes of anything that is no other kind. */
export function kindByBytes(head: Uint8Array): MediaType | ForeignKind {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg'
  for (const [kind, offset, mark] of foreignMarks) if (marked(head, offset, mark)) return kind
  const last = Math.min(head.length, headLength) - 5
  for (let at = 0; at <= last; at += 1) if (marked(head, at, '%PDF-')) return 'application/pdf'
  return 'UNKNOWN'
}

const isForeign = (kind: MediaType | ForeignKind): kind is ForeignKind => !kind.includes('/')

const marked = (bytes: Uint8Array, offset: number, mark: string) =>
  [...mark].every((character, i) => bytes[offset + i] === character.charCodeAt(0))
