import type { PersonalDocumentInput } from '#contract/entities/document.ts'
import type { DocumentCategory } from '#contract/enums.ts'

/** A file of the person's device. Charts hand it on; only the page's actors look into it. */
export interface DeviceFile {
  readonly name: string
}

/** How a picture was made fit to be sent; the person is asked to look whether it can still be read. */
export type Conversion = 'shrunk' | 'heic_converted'

export interface OwnFile {
  readonly uploadId: string
  readonly category: DocumentCategory
  readonly file: DeviceFile
  /** what the person said of it before choosing it */
  readonly value: PersonalDocumentInput['documentValue']
  readonly conversion: Conversion | null
}
