/** Answers of a call that are not JSON documents. */
import type { Readable } from 'node:stream'
import type { FileContent } from '#service/core/fileContent.ts'

/** Bytes for download. The name is the person's; the header carries it by RFC 6266. */
export class FileResponse {
  readonly bytes: Readable | Uint8Array
  readonly mediaType: string
  readonly fileName: string
  readonly size: number

  constructor(file: FileContent) {
    this.bytes = file.bytes
    this.mediaType = file.mediaType
    this.fileName = file.fileName
    this.size = file.size
  }
}

/** Sends the browser elsewhere (302). Only to addresses that the service has made itself. */
export class RedirectResponse {
  readonly location: string
  constructor(location: string) {
    this.location = location
  }
}
