import type { Readable } from 'node:stream'

/** A file with its bytes, as it is handed out. */
export interface FileContent {
  bytes: Readable | Uint8Array
  mediaType: string
  fileName: string
  size: number
}
