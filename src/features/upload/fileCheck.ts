import { type FileFault, fileVerdict, headLength, kindByBytes } from '#contract/rules/fileKind.ts'
import type { FileJudgement, FileRefusal } from '#machines/upload/chosenFile.machine.ts'

const refusalOf: Record<FileFault, FileRefusal> = {
  empty: 'empty_file',
  too_large: 'too_large',
  name_ending: 'bad_format',
  declared_type: 'bad_format',
  content: 'content_mismatch',
  disagree: 'content_mismatch',
}

/** Kinds of HEIF picture by the mark that follows `ftyp`; films have it too, with others. */
const heifBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif']
const brandOf = (head: Uint8Array) => String.fromCharCode(...head.subarray(8, 12))

/** Judges a chosen file by the rule that the service has too, before it is sent. */
export async function judgeFile(file: File): Promise<FileJudgement> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  const verdict = fileVerdict({ name: file.name, declaredType: file.type, size: file.size, head })
  if (!('fault' in verdict)) return 'accepted'
  const kind = kindByBytes(head)
  if (kind === 'HEIC' && heifBrands.includes(brandOf(head))) return 'heic'
  if (verdict.fault === 'too_large' && kind === 'image/jpeg') return 'shrinkable'
  return { refusal: refusalOf[verdict.fault] }
}
