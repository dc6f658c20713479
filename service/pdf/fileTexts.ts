/** What is printed of a submitted file. */
import type { DocumentSource, InterfaceLanguage } from '#contract/enums.ts'
import type { SnapshotFile } from '#service/core/snapshot.ts'
import { textIn } from '#service/pdf/textIn.ts'

export const categoryText = (language: InterfaceLanguage, type: SnapshotFile['documentType']): string =>
  textIn[language](type === 'RECIBO' ? 'document.type.RECIBO' : `document.category.${type}`)

/** The application offers to choose a file; a document says that it was submitted. */
export const sourceText = (language: InterfaceLanguage, source: DocumentSource): string =>
  textIn[language](source === 'PERSONAL' ? 'pdf.source.PERSONAL' : `document.source.${source}`)
