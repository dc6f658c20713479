/** How long the browser may take to fetch the bytes behind a download before their address is given up. */
const keptFor = 60_000

/**
 * Hands bytes to the person as a file. The address stays good for a minute: some browsers and the app's web view fetch it
 * only after a question of their own.
 */
export function saveFile(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
}
