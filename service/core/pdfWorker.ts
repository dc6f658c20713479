/** `exceeded`: it was killed at a limit. `busy`: its turn did not come in time; another try may succeed. */
export type PdfAnswer =
  | { outcome: 'opened' | 'locked' | 'unreadable' | 'exceeded' | 'busy' }
  | { outcome: 'drawn'; jpeg: Uint8Array }

/** Opens and draws PDFs outside this process. */
export interface PdfWorker {
  /** can it be opened without a password */
  open(bytes: Uint8Array): Promise<PdfAnswer>
  /** its first page as a JPEG with sides of at most `side` pixels */
  draw(bytes: Uint8Array, side: number): Promise<PdfAnswer>
  stop(): Promise<void>
}
