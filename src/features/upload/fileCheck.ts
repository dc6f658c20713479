import { type FileFault, fileVerdict, headLength } from '#contract/rules/fileKind.ts'

/** The text of a refusal is `upload.<code>`; each names the file. */
export type FileRefusal = 'empty_file' | 'too_large' | 'bad_format' | 'content_mismatch' | 'heic_help'

const refusalOf: Record<FileFault, FileRefusal> = {
  empty: 'empty_file',
  too_large: 'too_large',
  name_ending: 'bad_format',
  declared_type: 'bad_format',
  content: 'content_mismatch',
  disagree: 'content_mismatch',
}

/** Judges a chosen file by the rule that the service has too, before it is sent. @returns null where it may be sent */
export async function refusalOfFile(file: File): Promise<FileRefusal | null> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  const verdict = fileVerdict({ name: file.name, declaredType: file.type, size: file.size, head })
  if (!('fault' in verdict)) return null
  return verdict.found === 'HEIC' ? 'heic_help' : refusalOf[verdict.fault]
}
