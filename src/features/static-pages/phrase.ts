/** SHA-256 of a text, in hex; the browser offers it on secure pages only. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether it is the phrase that opens the service during maintenance; blanks around it don't count. */
export const isPhrase = async (typed: string, hash: string): Promise<boolean> =>
  (await sha256(typed.trim())) === hash
