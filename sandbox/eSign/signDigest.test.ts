import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { plainAddPlaceholder } from '@signpdf/placeholder-plain'
import { SignPdf } from '@signpdf/signpdf'
import { Signer as PdfSigner } from '@signpdf/utils'
import PDFDocument from 'pdfkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeAuthority, signerOf } from '#sandbox/eSign/certificates.ts'
import { signDigest } from '#sandbox/eSign/signDigest.ts'

const run = promisify(execFile)
const now = new Date('2026-03-02T09:30:00Z')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'esign-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A PDF of one page with room for a signature. */
async function placeholderPdf(): Promise<Buffer> {
  const document = new PDFDocument()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.text('Ficha de inscrição')
  document.end()
  await ended
  return plainAddPlaceholder({
    pdfBuffer: Buffer.concat(chunks),
    reason: 'test',
    contactInfo: '',
    name: 'test',
    location: 'Macau',
    signingTime: now,
  })
}

/** Sees the bytes of the range, but signs only what the digest says. */
class DigestSigner extends PdfSigner {
  override readonly sign: PdfSigner['sign']
  constructor(name: string, change: (digest: string) => string = (digest) => digest) {
    super()
    this.sign = async (bytes) => {
      const digest = createHash('sha256').update(bytes).digest('hex')
      const signer = await signerOf(await makeAuthority(now), name, now)
      return Buffer.from(await signDigest(change(digest), signer, now), 'base64')
    }
  }
}

async function verdict(pdf: Buffer): Promise<string> {
  const file = join(folder, 'signed.pdf')
  await writeFile(file, pdf)
  const { stdout } = await run('pdfsig', [file], { env: { ...process.env, TZ: 'UTC' } }).catch(
    (error: { stdout: string }) => error,
  )
  return stdout
}

describe('a signature over a digest', () => {
  it('is valid in the eyes of pdfsig, in the signer’s name and at the signing time', async () => {
    const signed = await new SignPdf().sign(await placeholderPdf(), new DigestSigner('陳𡃁 CHAN, SI FAN'))
    const said = await verdict(signed)
    expect(said).toContain('Signature Validation: Signature is Valid.')
    expect(said).toContain('Signature Type: adbe.pkcs7.detached')
    expect(said).toContain('Signing Hash Algorithm: SHA-256')
    expect(said).toContain('Total document signed')
    expect(said).toContain('陳𡃁 CHAN, SI FAN')
    expect(said).toContain('Signing Time: Mar 02 2026 09:30:00')
  })

  it('is refused by pdfsig for a document that was changed afterwards', async () => {
    const signed = await new SignPdf().sign(await placeholderPdf(), new DigestSigner('CHAN, SI FAN'))
    const at = signed.indexOf('MediaBox [0 0 612') + 'MediaBox [0 0 6'.length
    signed.write('2', at)
    expect(await verdict(signed)).toContain('Signature Validation: Digest Mismatch.')
  })

  it('is refused by pdfsig over another digest', async () => {
    const other = createHash('sha256').update('another document').digest('hex')
    const signed = await new SignPdf().sign(await placeholderPdf(), new DigestSigner('CHAN', () => other))
    expect(await verdict(signed)).toContain('Signature Validation: Digest Mismatch.')
  })
})
