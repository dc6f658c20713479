import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getPersonalDocument,
  listPersonalDocuments,
  removePersonalDocument,
} from '#contract/endpoints/personalDocument.ts'
import {
  getSubmission,
  listSubmittedFiles,
  saveRegistrationForm,
  skipResume,
  submitFiles,
} from '#contract/endpoints/submission.ts'
import type { CategoryChoice } from '#contract/entities/document.ts'
import { limits } from '#contract/limits.ts'
import {
  addDocument,
  answers,
  check,
  choose,
  exams,
  newcomer,
  pdfFile,
  reach,
  servantAnswers,
  smallPdf,
  usualChoices,
} from '#test/support/applicant.ts'
import { type Client, type Harness, openHarness } from '#test/support/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const query = { language: 'ZH_TW' } as const
describe('handing in documents', () => {
  const hand = (
    client: Client,
    { id, version }: { id: string; version: number },
    choices: CategoryChoice[],
    conditionalConfirmed = false,
  ) => client.call(submitFiles, { params: { id }, query, body: { choices, conditionalConfirmed, version } })

  it('records sources and copies of what was chosen, in the order of the page', async () => {
    const client = await newcomer(harness)
    const submission = await reach(client, exams.open, 'UPLOADING')
    const { id } = submission
    const diploma = await addDocument(client, 'HA_E', pdfFile('畢業證書.pdf'))
    const choices = [choose('OUTROS', 'NOT'), choose('HA_E', 'PERSONAL', diploma), choose('ID', 'DSI')]
    const { body } = await hand(client, submission, choices)
    expect(body).toMatchObject({ stage: 'REVIEWING', conditional: false })
    const files = await client.ok(listSubmittedFiles, { params: { id } })
    expect(
      files.map(({ documentType, documentSource, file }) => [documentType, documentSource, file?.name]),
    ).toEqual([
      ['ID', 'DSI', undefined],
      ['HA_E', 'PERSONAL', '畢業證書.pdf'],
      ['OUTROS', 'NOT', undefined],
    ])
    await client.ok(removePersonalDocument, { params: { id: diploma.id } })
    expect((await client.ok(listSubmittedFiles, { params: { id } }))[1]?.file).toEqual(diploma.file)
  })

  it('answers the same choice sent twice with what is stored', async () => {
    const client = await newcomer(harness)
    const submission = await reach(client, exams.open, 'UPLOADING')
    const choices = await usualChoices(client)
    const first = await hand(client, submission, choices)
    const again = await hand(client, submission, choices)
    expect(again).toMatchObject({ status: 200, body: first.body })
    const other = await hand(client, submission, [...choices, choose('EP', 'NOT')])
    expect(other.code).toBe('VERSION_CONFLICT')
  })

  it('takes file parts into the library and counts them as chosen in their category', async () => {
    const client = await newcomer(harness)
    const { id, version } = await reach(client, exams.open, 'UPLOADING')
    const body = {
      choices: [choose('ID', 'DSI'), choose('OUTROS', 'NOT')],
      conditionalConfirmed: false,
      version,
    }
    const files = { HA_E: [pdfFile('a.pdf'), pdfFile('b.pdf')] }
    expect((await client.ok(submitFiles, { params: { id }, query, body, files })).stage).toBe('REVIEWING')
    expect((await client.ok(listPersonalDocuments)).map(({ file }) => file.name).toSorted()).toEqual([
      'a.pdf',
      'b.pdf',
    ])
    expect(
      (await client.ok(listSubmittedFiles, { params: { id } })).map(({ documentType }) => documentType),
    ).toEqual(['ID', 'HA_E', 'HA_E', 'OUTROS'])
  })

  it('refuses a file that is too large, and one more than the library holds', async () => {
    const client = await harness.signIn('full-library')
    const { id, version } = await reach(client, exams.open, 'UPLOADING')
    const body = {
      choices: [choose('ID', 'DSI'), choose('OUTROS', 'NOT')],
      conditionalConfirmed: false,
      version,
    }
    const send = (file: File) =>
      client.call(submitFiles, { params: { id }, query, body, files: { HA_E: [file] } })
    const large = new File([smallPdf, new Uint8Array(limits.fileSize)], 'a.pdf', { type: 'application/pdf' })
    expect(await send(large)).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' })
    expect(await send(pdfFile())).toMatchObject({ status: 409, code: 'DOC_NUM_MORE_THAN_150' })
    expect((await client.ok(getSubmission, { params: { id } })).stage).toBe('UPLOADING')
  })

  it('stores none of the files where one is refused', async () => {
    const client = await newcomer(harness)
    const { id, version } = await reach(client, exams.open, 'UPLOADING')
    const body = {
      choices: [choose('ID', 'DSI'), choose('OUTROS', 'NOT')],
      conditionalConfirmed: false,
      version,
    }
    const bad = new File(['no picture'], 'foto.jpg', { type: 'image/jpeg' })
    const blobs = () => harness.dependencies.db.selectFrom('storedBlob').select('key').execute()
    const before = await blobs()
    const answer = await client.call(submitFiles, {
      params: { id },
      query,
      body,
      files: { HA_E: [pdfFile(), bad] },
    })
    expect(answer).toMatchObject({
      status: 409,
      code: 'FILE_NOT_ACCEPTED',
      error: { data: { name: 'foto.jpg' } },
    })
    expect(await client.ok(listPersonalDocuments)).toEqual([])
    expect(await blobs()).toEqual(before)
  })

  it('asks to confirm the conditional admission where a required category is not handed in', async () => {
    const client = await newcomer(harness)
    const submission = await reach(client, exams.open, 'UPLOADING')
    const choices = [choose('ID', 'DSI'), choose('HA_E', 'NOT'), choose('OUTROS', 'NOT')]
    expect((await hand(client, submission, choices)).error?.data).toEqual({
      fields: { conditionalConfirmed: 'must be confirmed' },
    })
    expect((await hand(client, submission, choices, true)).body).toMatchObject({
      stage: 'REVIEWING',
      conditional: true,
    })
  })

  it.each([
    ['a civil servant may leave a diploma to the department', 'servant', 'HA_E', 'DEPARTMENT', null],
    ['a civil servant may leave the biographical record there', 'servant', 'RG', 'DEPARTMENT', null],
    ['nobody else may leave a diploma to a department', 'outsider', 'HA_E', 'DEPARTMENT', 'HA_E'],
    ['nobody else hands in a biographical record', 'outsider', 'RG', 'DEPARTMENT', 'RG'],
    ['the bureau gives identity documents only', 'outsider', 'HA_E', 'DSI', 'HA_E'],
    ['nobody adds what only the board adds', 'outsider', 'ID', 'ADMIN', 'ID'],
  ] as const)('%s', async (_story, kind, category, source, refused) => {
    const client = await newcomer(harness, kind)
    const { id } = await check(client, exams.open)
    const body = kind === 'servant' ? servantAnswers : answers
    await client.ok(saveRegistrationForm, { params: { id }, query, body })
    const submission = await client.ok(skipResume, { params: { id } })
    const others = (await usualChoices(client)).filter(({ documentType }) => documentType !== category)
    const answer = await hand(client, submission, [...others, choose(category, source)])
    if (refused === null) expect(answer.body).toMatchObject({ stage: 'REVIEWING' })
    else expect(answer.error?.data).toEqual({ fields: { [refused]: expect.any(String) } })
  })

  it('gives one answer for another’s document and for none', async () => {
    const other = await newcomer(harness)
    const theirs = await addDocument(other)
    const client = await newcomer(harness)
    const submission = await reach(client, exams.open, 'UPLOADING')
    for (const foreign of [theirs, { id: 'AAAAAAAAAAAAAAAAAAAAAA' }]) {
      const choices = [choose('ID', 'DSI'), choose('HA_E', 'PERSONAL', foreign), choose('OUTROS', 'NOT')]
      expect((await hand(client, submission, choices)).code).toBe('APP_IS_NOT_BELONG_TO_USER')
    }
    expect(await other.ok(getPersonalDocument, { params: { id: theirs.id } })).toEqual(theirs)
  })
})
