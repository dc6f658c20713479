/** A detached CMS SignedData over a digest that somebody else computed (RFC 5652), as a PDF carries it. */
import * as asn1js from 'asn1js'
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { Signer } from '#sandbox/eSign/certificates.ts'

const contentType = '1.2.840.113549.1.9.3'
const messageDigest = '1.2.840.113549.1.9.4'
const signingTime = '1.2.840.113549.1.9.5'
/** RFC 5652, 5.3: the signed attributes */
const signedAttributes = 0

/** @param digest SHA-256, hex. @returns DER in base64 */
export async function signDigest(digest: string, signer: Signer, now: Date): Promise<string> {
  const attributes = [
    new Attribute({
      type: contentType,
      values: [new asn1js.ObjectIdentifier({ value: ContentInfo.DATA })],
    }),
    new Attribute({ type: signingTime, values: [new asn1js.UTCTime({ valueDate: now })] }),
    new Attribute({
      type: messageDigest,
      values: [new asn1js.OctetString({ valueHex: new Uint8Array(Buffer.from(digest, 'hex')).buffer })],
    }),
  ]
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
    certificates: [signer.certificate, signer.authority],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: signer.certificate.issuer,
          serialNumber: signer.certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: signedAttributes, attributes }),
      }),
    ],
  })
  await signed.sign(signer.key, 0, 'SHA-256')
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) })
  return Buffer.from(content.toSchema().toBER()).toString('base64')
}
