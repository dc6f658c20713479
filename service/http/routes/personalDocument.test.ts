import { parse } from 'content-disposition'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addPersonalDocument,
  downloadPersonalDocument,
  downloadPersonalDocumentThumb,
  getPersonalDocument,
  listPersonalDocuments,
  removePersonalDocument,
} from '#contract/endpoints/personalDocument.ts'
import { limits } from '#contract/limits.ts'
import { addDocument, newcomer, pdfFile, smallPdf } from '#test/support/applicant.ts'
import { type Harness, openHarness } from '#test/support/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const countBlobs = async () =>
  (await harness.dependencies.db.selectFrom('storedBlob').select('key').execute()).length
const path = '/ci-application-api/api/v1/personal-document'

describe('the library', () => {
  it('takes a document and gives it back byte for byte, by its own name', async () => {
    const client = await newcomer(harness)
    const name = '畢業證書 “舊名”; ção\u202e.pdf'
    const documentValue = { documentCategory: 'FORMER' as const, nameNon: true, description: '舊姓名' }
    const added = await client.ok(addPersonalDocument, {
      body: { documentType: 'OUTROS', documentValue },
      file: pdfFile(name),
    })
    expect(added).toMatchObject({
      documentType: 'OUTROS',
      documentValue: { ...documentValue, birthdayNon: false, school: null },
      file: { name, mediaType: 'application/pdf', size: smallPdf.length },
    })
    const answer = await client.call(downloadPersonalDocument, { params: { id: added.id } })
    expect(Buffer.from(answer.bytes).equals(smallPdf)).toBe(true)
    const disposition = answer.headers.get('content-disposition') ?? ''
    expect(parse(disposition).parameters.filename).toBe(name)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(smallPdf.length),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('shows the newest first, by category where asked', async () => {
    const client = await newcomer(harness)
    const diploma = await addDocument(client, 'HA_E')
    harness.clock.advance(1_000)
    const identity = await addDocument(client, 'ID')
    expect(await client.ok(listPersonalDocuments)).toEqual([identity, diploma])
    expect(await client.ok(listPersonalDocuments, { query: { documentTypes: 'HA_E,EP' } })).toEqual([diploma])
    expect(await client.refused(listPersonalDocuments, { query: { documentTypes: 'HA_E,XX' } })).toBe(
      'INPUT_NOT_VALID',
    )
    expect(await client.ok(getPersonalDocument, { params: { id: identity.id } })).toEqual(identity)
  })

  it('draws the first page', async () => {
    const client = await newcomer(harness)
    const { id } = await addDocument(client)
    const { bytes, headers } = await client.call(downloadPersonalDocumentThumb, { params: { id } })
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  })

  it('removes a document', async () => {
    const client = await newcomer(harness)
    const { id } = await addDocument(client)
    expect((await client.call(removePersonalDocument, { params: { id } })).status).toBe(204)
    expect(await client.refused(getPersonalDocument, { params: { id } })).toBe('APP_IS_NOT_BELONG_TO_USER')
    expect(await client.ok(listPersonalDocuments)).toEqual([])
  })

  it.each([
    [
      'a picture that is none',
      new File(['<svg/>'], 'a.jpg', { type: 'image/jpeg' }),
      409,
      'FILE_NOT_ACCEPTED',
    ],
    [
      'a PDF that says it is a picture',
      new File([smallPdf], 'a.jpg', { type: 'image/jpeg' }),
      409,
      'FILE_NOT_ACCEPTED',
    ],
    [
      'an ending that is not accepted',
      new File([smallPdf], 'a.exe', { type: 'application/pdf' }),
      409,
      'FILE_NOT_ACCEPTED',
    ],
    ['an empty file', new File([], 'a.pdf', { type: 'application/pdf' }), 409, 'FILE_NOT_ACCEPTED'],
    [
      'one byte more than five megabytes',
      new File([smallPdf, new Uint8Array(limits.fileSize + 1 - smallPdf.length)], 'a.pdf', {
        type: 'application/pdf',
      }),
      413,
      'FILE_TOO_LARGE',
    ],
  ])('refuses %s and keeps nothing of it', async (_story, file, status, code) => {
    const client = await newcomer(harness)
    const before = await countBlobs()
    const answer = await client.call(addPersonalDocument, { body: { documentType: 'ID' }, file })
    expect(answer).toMatchObject({ status, code })
    expect(answer.headers.get('authorization')).toMatch(/^Bearer /)
    expect(await countBlobs()).toBe(before)
    expect(await client.ok(listPersonalDocuments)).toEqual([])
  })

  it('takes exactly five megabytes', async () => {
    const client = await newcomer(harness)
    const file = new File([smallPdf, new Uint8Array(limits.fileSize - smallPdf.length)], 'a.pdf', {
      type: 'application/pdf',
    })
    expect((await addDocument(client, 'ID', file)).file.size).toBe(limits.fileSize)
  })

  const form = (...parts: [string, string | File][]) => {
    const data = new FormData()
    for (const [name, value] of parts) data.append(name, value)
    return data
  }
  it.each([
    ['no value', form(['file', pdfFile()])],
    ['no file', form(['value', '{"documentType":"ID"}'])],
    ['a value that is no JSON', form(['value', '{'], ['file', pdfFile()])],
    ['an unknown category', form(['value', '{"documentType":"XX"}'], ['file', pdfFile()])],
    ['the value behind the file', form(['file', pdfFile()], ['value', '{"documentType":"ID"}'])],
    ['two files', form(['value', '{"documentType":"ID"}'], ['file', pdfFile()], ['file', pdfFile()])],
    ['a file by another name', form(['value', '{"documentType":"ID"}'], ['other', pdfFile()])],
    ['a body that is no form', 'documentType=ID'],
  ])('refuses %s', async (_story, body) => {
    const client = await newcomer(harness)
    const before = await countBlobs()
    const response = await harness.request(path, {
      method: 'POST',
      headers: { authorization: client.token ?? '' },
      body,
    })
    expect([response.status, (await response.json()).code]).toEqual([400, 'INPUT_NOT_VALID'])
    expect(await countBlobs()).toBe(before)
  })

  it('is full at 150, also for twenty uploads at once', async () => {
    const client = await harness.signIn('full-library')
    const documents = await client.ok(listPersonalDocuments)
    expect(documents).toHaveLength(limits.libraryDocuments)
    expect(await client.refused(addPersonalDocument, { body: { documentType: 'ID' }, file: pdfFile() })).toBe(
      'DOC_NUM_MORE_THAN_150',
    )
    await client.ok(removePersonalDocument, { params: { id: documents[0]?.id ?? '' } })
    const { token } = client
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.call(addPersonalDocument, { body: { documentType: 'ID' }, file: pdfFile() }, { token }),
      ),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ code }) => code === 'DOC_NUM_MORE_THAN_150')).toHaveLength(19)
    expect(await client.ok(listPersonalDocuments)).toHaveLength(limits.libraryDocuments)
  })
})

describe('another’s document', () => {
  it.each([
    getPersonalDocument,
    removePersonalDocument,
    downloadPersonalDocument,
    downloadPersonalDocumentThumb,
  ])('is answered like one that does not exist: $name', async (endpoint) => {
    const owner = await newcomer(harness)
    const { id } = await addDocument(owner)
    const stranger = await newcomer(harness)
    const errors = new Set<string>()
    for (const tried of [id, 'AAAAAAAAAAAAAAAAAAAAAA', '..%2f..%2fetc']) {
      const answer = await stranger.call(endpoint, { params: { id: tried } })
      expect(answer).toMatchObject({ status: 409, code: 'APP_IS_NOT_BELONG_TO_USER' })
      errors.add(JSON.stringify(answer.error))
    }
    expect(errors.size).toBe(1)
    expect(await harness.nobody().refused(endpoint, { params: { id } })).toBe('UNAUTHORIZED')
    expect((await owner.ok(getPersonalDocument, { params: { id } })).id).toBe(id)
  })

  it('is not listed or added to without a bearer', async () => {
    expect(await harness.nobody().refused(listPersonalDocuments)).toBe('UNAUTHORIZED')
    expect(
      await harness.nobody().refused(addPersonalDocument, { body: { documentType: 'ID' }, file: pdfFile() }),
    ).toBe('UNAUTHORIZED')
  })
})
