/**
 * Which files are accepted by name, declared type and size (sections 5 and 9: PDF or JPG, 5 MB). The bytes are
 * judged in `fileKind.ts`; name, declared type and bytes must agree.
 */
import type { MediaType } from '#contract/entities/document.ts'
import { limits } from '#contract/limits.ts'

/** The text of an issue is `upload.<code>`; it names the file. */
export type FileIssue = 'bad_format' | 'too_large' | 'empty_file'

export interface FileFacts {
  name: string
  /** declared media type; empty where the browser doesn't know */
  type: string
  /** bytes */
  size: number
}

const typeOfEnding: Readonly<Record<string, MediaType>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}
const sayNothing = new Set(['', 'application/octet-stream'])
const otherNames: Readonly<Record<string, MediaType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'application/x-pdf': 'application/pdf',
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()
const declaredOf = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase()

/** What the name says: the media type of its ending, or null for any other ending. */
export function mediaTypeOfName(name: string): MediaType | null {
  return name.includes('.') && Object.hasOwn(typeOfEnding, endingOf(name))
    ? (typeOfEnding[endingOf(name)] ?? null)
    : null
}

/**
 * What name and declared type agree on. A declared type that says nothing is overlooked.
 * @returns null where they disagree or name another format
 */
export function agreedMediaType({ name, type }: Pick<FileFacts, 'name' | 'type'>): MediaType | null {
  const byName = mediaTypeOfName(name)
  const declared = declaredOf(type)
  if (sayNothing.has(declared)) return byName
  return (otherNames[declared] ?? declared) === byName ? byName : null
}

/** @returns null where the file may be sent; exactly 5 MB passes */
export function fileIssue(file: FileFacts): FileIssue | null {
  if (agreedMediaType(file) === null) return 'bad_format'
  if (file.size === 0) return 'empty_file'
  return file.size > limits.fileSize ? 'too_large' : null
}

/** Whether the name or the declared type says HEIC, the format of phone cameras that is not accepted as it is. */
export function saysHeic({ name, type }: Pick<FileFacts, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(declaredOf(type)) || /^hei[cf]$/.test(endingOf(name))
}
