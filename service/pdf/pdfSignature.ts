/** A PDF signed from outside: a place for the signature, the digest that is signed, the signature put in its place. */
import { createHash } from 'node:crypto'
import { plainAddPlaceholder } from '@signpdf/placeholder-plain'
import { Signer, SignPdf } from '@signpdf/signpdf'

/** Room for a CMS with a chain of certificates, in bytes. */
const room = 16_384

export interface SignatureFacts {
  signerName: string
  reason: string
  signingTime: Date
}

/** @param pdf a finished file with a plain cross-reference table, as pdfkit writes it */
export const withPlaceForSignature = (
  pdf: Buffer,
  { signerName, reason, signingTime }: SignatureFacts,
): Buffer =>
  plainAddPlaceholder({
    pdfBuffer: pdf,
    reason: ascii(reason),
    name: ascii(signerName),
    contactInfo: '',
    location: 'Macau',
    signingTime,
    signatureLength: room,
  })

/** The placeholder's texts go out as bytes; the certificate carries the name as it is. */
const ascii = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/g, "'")

/** Hands the signed bytes out, and what it is given back in. */
class OutsideSigner extends Signer {
  readonly cms: Buffer
  bytes: Buffer = Buffer.alloc(0)

  constructor(cms: Buffer) {
    super()
    this.cms = cms
  }

  override async sign(bytes: Buffer): Promise<Buffer> {
    this.bytes = bytes
    return this.cms
  }
}

/** Everything of the file but the place for the signature. */
export async function bytesToSign(prepared: Buffer): Promise<Buffer> {
  const signer = new OutsideSigner(Buffer.alloc(0))
  await new SignPdf().sign(prepared, signer)
  return signer.bytes
}

/** SHA-256 over `bytesToSign`, hex */
export const digestToSign = async (prepared: Buffer): Promise<string> =>
  createHash('sha256')
    .update(await bytesToSign(prepared))
    .digest('hex')

/** @param cms a detached SignedData in DER */
export const withSignature = (prepared: Buffer, cms: Buffer): Promise<Buffer> =>
  new SignPdf().sign(prepared, new OutsideSigner(cms))
