import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getPersonalDocument,
  listPersonalDocuments,
  removePersonalDocument,
} from '#contract/endpoints/personalDocument.ts'
import {
  listSubmittedFiles,
  saveRegistrationForm,
  skipResume,
  submitFiles,
  submitReview,
  submitSupplementFiles,
  submitSupplementReview,
} from '#contract/endpoints/submission.ts'
import type { CategoryChoice } from '#contract/entities/document.ts'
import {
  addDocument,
  answers,
  check,
  checkOwed,
  choose,
  exams,
  newcomer,
  pdfFile,
  reach,
  servantAnswers,
  usualChoices,
} from '#test/support/applicant.ts'
import { type Client, openRehearsal, type Rehearsal } from '#test/support/rehearsal.ts'

let rehearsal: Rehearsal
beforeAll(async () => {
  rehearsal = await openRehearsal()
})
afterAll(() => rehearsal.close())

const query = { language: 'ZH_TW' } as const
const historyOf = async (id: string) => {
  const rows = await rehearsal.parts.db
    .selectFrom('stageHistory')
    .select(['event', 'toStage'])
    .where('submissionId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ event, toStage }) => `${event} ${toStage}`)
}

describe('handing in documents', () => {
  const hand = (
    client: Client,
    { id, version }: { id: string; version: number },
    choices: CategoryChoice[],
    conditionalConfirmed = false,
  ) => client.call(submitFiles, { params: { id }, query, body: { choices, conditionalConfirmed, version } })

  it('records sources and copies of what was chosen, in the order of the page', async () => {
    const client = await newcomer(rehearsal)
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
    const client = await newcomer(rehearsal)
    const submission = await reach(client, exams.open, 'UPLOADING')
    const choices = await usualChoices(client)
    const first = await hand(client, submission, choices)
    const again = await hand(client, submission, choices)
    expect(again).toMatchObject({ status: 200, body: first.body })
    const other = await hand(client, submission, [...choices, choose('EP', 'NOT')])
    expect(other.code).toBe('VERSION_CONFLICT')
  })

  it('takes file parts into the library and counts them as chosen in their category', async () => {
    const client = await newcomer(rehearsal)
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

  it('stores none of the files where one is refused', async () => {
    const client = await newcomer(rehearsal)
    const { id, version } = await reach(client, exams.open, 'UPLOADING')
    const body = {
      choices: [choose('ID', 'DSI'), choose('OUTROS', 'NOT')],
      conditionalConfirmed: false,
      version,
    }
    const bad = new File(['no picture'], 'foto.jpg', { type: 'image/jpeg' })
    const blobs = () => rehearsal.parts.db.selectFrom('storedBlob').select('key').execute()
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
    const client = await newcomer(rehearsal)
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
    const client = await newcomer(rehearsal, kind)
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
    const other = await newcomer(rehearsal)
    const theirs = await addDocument(other)
    const client = await newcomer(rehearsal)
    const submission = await reach(client, exams.open, 'UPLOADING')
    for (const foreign of [theirs, { id: 'AAAAAAAAAAAAAAAAAAAAAA' }]) {
      const choices = [choose('ID', 'DSI'), choose('HA_E', 'PERSONAL', foreign), choose('OUTROS', 'NOT')]
      expect((await hand(client, submission, choices)).code).toBe('APP_IS_NOT_BELONG_TO_USER')
    }
    expect(await other.ok(getPersonalDocument, { params: { id: theirs.id } })).toEqual(theirs)
  })
})

describe('a supplement', () => {
  const handedIn = async (client: Client) => {
    const opened = await checkOwed(client)
    const document = await addDocument(client)
    const choices = opened.requestedDocuments.map((category) => choose(category, 'PERSONAL', document))
    const body = { choices, conditionalConfirmed: false, version: opened.version }
    return client.ok(submitSupplementFiles, { params: { id: opened.id }, body })
  }

  it('of files ends with its review and a receipt number, and owes nothing afterwards', async () => {
    const client = await rehearsal.signIn('conditional-files')
    const { id } = await handedIn(client)
    const ended = await client.ok(submitSupplementReview, { params: { id } })
    expect(ended).toMatchObject({
      stage: 'END',
      receiptNo: expect.stringMatching(/^R2026-\d{6}-\d$/),
      submissionNo: expect.stringMatching(/^A2026-\d{6}-\d$/),
      submissionTime: expect.any(String),
    })
    expect(await client.ok(submitSupplementReview, { params: { id } })).toEqual(ended)
    const { frozenHash } = await rehearsal.parts.db
      .selectFrom('submission')
      .select('frozenHash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(frozenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(await historyOf(id)).toEqual([
      'opened UPLOADING',
      'files.submitted REVIEWING',
      'review.submitted END',
    ])
  })

  it('of files and a payment goes on to the payment', async () => {
    const client = await rehearsal.signIn('conditional-both')
    const { id } = await handedIn(client)
    expect(await client.ok(submitSupplementReview, { params: { id } })).toMatchObject({
      stage: 'PAYING',
      receiptNo: null,
    })
  })

  it('needs a file and only what the board asks for', async () => {
    await rehearsal.sandbox.control.people.setAdmission('admitted', 'CAI-COM-DAB-01', {
      listed: true,
      documents: ['HA_E'],
      payment: false,
    })
    const client = await rehearsal.signIn('admitted')
    const { id, version } = await checkOwed(client)
    const hand = (choices: ReturnType<typeof choose>[]) =>
      client.call(submitSupplementFiles, {
        params: { id },
        body: { choices, conditionalConfirmed: false, version },
      })
    expect((await hand([])).error?.data).toEqual({ fields: { choices: 'need_file' } })
    const document = await addDocument(client, 'ID')
    expect((await hand([choose('ID', 'PERSONAL', document)])).error?.data).toMatchObject({
      fields: { ID: 'category_not_allowed' },
    })
  })

  it('is not reachable by the calls of an application, nor the other way round', async () => {
    const client = await rehearsal.signIn('conditional-payment')
    const { id } = await checkOwed(client)
    expect(await client.refused(submitReview, { params: { id } })).toBe('STAGE_ERROR')
    expect(await client.refused(skipResume, { params: { id } })).toBe('STAGE_ERROR')
    const applicant = await newcomer(rehearsal)
    const apply = await reach(applicant, exams.open, 'REVIEWING')
    expect(await applicant.refused(submitSupplementReview, { params: { id: apply.id } })).toBe('STAGE_ERROR')
  })
})
