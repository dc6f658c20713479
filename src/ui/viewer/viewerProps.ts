export interface ViewerProps {
  bytes: Blob
  /** the file's, as the person gave it */
  name: string
  /** address of a small picture of the first page */
  thumbnail: string | null
  onDownload: () => void
}
