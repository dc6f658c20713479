/** The signature's own authority, made once, and the certificates that it gives to signers. */
import * as asn1js from 'asn1js'
import { DateTime } from 'luxon'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'
import * as v from 'valibot'

/** Keys in PKCS #8 and the authority's certificate in DER, base64. */
export const Authority = v.object({
  authorityKey: v.string(),
  authorityCertificate: v.string(),
  signerKey: v.string(),
  signerPublicKey: v.string(),
})
export type Authority = v.InferOutput<typeof Authority>

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const
const commonName = '2.5.4.3'
const basicConstraints = '2.5.29.19'
const keyUsageExtension = '2.5.29.15'
/** RFC 5280, 4.2.1.3: which bits of the key usage are set. */
const keyUsage = {
  /** keyCertSign, cRLSign */
  authority: { unused: 1, bits: 0b0000_0110 },
  /** digitalSignature, nonRepudiation */
  signer: { unused: 6, bits: 0b1100_0000 },
} as const
const authorityName = 'Candidatura rehearsal signature authority'
const years = { authority: 20, signer: 5 } as const

const base64 = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64')
const bytesOf = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64')).buffer

const importPrivate = (key: string) =>
  crypto.subtle.importKey('pkcs8', bytesOf(key), algorithm, false, ['sign'])
const importPublic = (key: string) =>
  crypto.subtle.importKey('spki', bytesOf(key), algorithm, true, ['verify'])

interface CertificateParts {
  subject: string
  issuer: string
  publicKey: CryptoKey
  issuerKey: CryptoKey
  from: Date
  kind: keyof typeof years
}

async function certificate(parts: CertificateParts): Promise<Certificate> {
  const made = new Certificate()
  made.version = 2
  const serial = crypto.getRandomValues(new Uint8Array(16))
  // a positive number without a leading zero byte
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  made.serialNumber = new asn1js.Integer({ valueHex: serial.buffer })
  const named = (name: string) =>
    new AttributeTypeAndValue({ type: commonName, value: new asn1js.Utf8String({ value: name }) })
  made.subject.typesAndValues.push(named(parts.subject))
  made.issuer.typesAndValues.push(named(parts.issuer))
  // a little earlier, for verifiers whose clock is behind
  const from = DateTime.fromJSDate(parts.from, { zone: 'utc' })
  made.notBefore.value = from.minus({ hours: 1 }).toJSDate()
  made.notAfter.value = from.plus({ years: years[parts.kind] }).toJSDate()
  const usage = keyUsage[parts.kind]
  const bits = new asn1js.BitString({
    valueHex: new Uint8Array([usage.bits]).buffer,
    unusedBits: usage.unused,
  })
  made.extensions = [
    new Extension({
      extnID: basicConstraints,
      critical: true,
      extnValue: new BasicConstraints({ cA: parts.kind === 'authority' }).toSchema().toBER(),
    }),
    new Extension({ extnID: keyUsageExtension, critical: true, extnValue: bits.toBER() }),
  ]
  await made.subjectPublicKeyInfo.importKey(parts.publicKey)
  await made.sign(parts.issuerKey, 'SHA-256')
  return made
}

/** Makes the keys and the authority's own certificate. */
export async function makeAuthority(now: Date): Promise<Authority> {
  const generate = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const [authority, signer] = await Promise.all([generate(), generate()])
  const own = await certificate({
    subject: authorityName,
    issuer: authorityName,
    publicKey: authority.publicKey,
    issuerKey: authority.privateKey,
    from: now,
    kind: 'authority',
  })
  return {
    authorityKey: base64(await crypto.subtle.exportKey('pkcs8', authority.privateKey)),
    authorityCertificate: base64(own.toSchema().toBER()),
    signerKey: base64(await crypto.subtle.exportKey('pkcs8', signer.privateKey)),
    signerPublicKey: base64(await crypto.subtle.exportKey('spki', signer.publicKey)),
  }
}

export interface Signer {
  key: CryptoKey
  certificate: Certificate
  authority: Certificate
}

/** A certificate in the signer's name, good from `now`. */
export async function signerOf(authority: Authority, name: string, now: Date): Promise<Signer> {
  return {
    key: await importPrivate(authority.signerKey),
    authority: Certificate.fromBER(bytesOf(authority.authorityCertificate)),
    certificate: await certificate({
      subject: name,
      issuer: authorityName,
      publicKey: await importPublic(authority.signerPublicKey),
      issuerKey: await importPrivate(authority.authorityKey),
      from: now,
      kind: 'signer',
    }),
  }
}
