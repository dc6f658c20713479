/** Checks what the signing service sends before it goes into a document. */
import { ContentInfo, SignedData } from 'pkijs'

/**
 * Whether a detached SignedData (DER) is a valid signature over these bytes by the certificate that it carries.
 * Whom the certificate belongs to, and who vouches for it, is a matter between verifier and authority.
 */
export async function isSignatureOver(cms: Buffer, bytes: Buffer): Promise<boolean> {
  try {
    const content = ContentInfo.fromBER(new Uint8Array(cms))
    const signed = new SignedData({ schema: content.content })
    return await signed.verify({ signer: 0, data: new Uint8Array(bytes).buffer, checkChain: false })
  } catch {
    return false
  }
}
