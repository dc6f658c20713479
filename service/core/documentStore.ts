import type { Readable } from 'node:stream'

/** Bytes by key, on disk or in an S3-compatible store. Keys are made by the service, never by a person. */
export interface DocumentStore {
  /** folder on the local disk where uploads are received before the store takes them */
  stagingDir: string
  /** takes a received file away; resolves when its bytes are safe; nothing is readable under the key before */
  put(key: string, path: string): Promise<void>
  /** likewise for bytes made by the service */
  write(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<Readable>
  readBytes(key: string): Promise<Uint8Array>
  /** no error where there is nothing */
  remove(key: string): Promise<void>
  /** every key and when it was written, for the clean-up */
  list(): AsyncIterable<{ key: string; writtenAt: Date }>
  /** rejects when the store can't be used */
  check(): Promise<void>
  /** the process ends: what it received locally goes */
  close(): Promise<void>
}
