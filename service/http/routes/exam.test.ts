import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  checkFreeToPay,
  getApplicationInfo,
  getExam,
  listApplyRound,
  listExams,
  listSupplementRounds,
  listTestExams,
} from '#contract/endpoints/exam.ts'
import { submitSupplementFiles, submitSupplementReview } from '#contract/endpoints/submission.ts'
import { addDocument, checkOwed, choose, exams, newcomer, reach } from '#test/support/applicant.ts'
import { type Harness, openHarness } from '#test/support/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

describe('the list of exams', () => {
  it('shows what is open first, then supplements, then what comes, then what has closed', async () => {
    const client = await newcomer(harness)
    const listed = await client.ok(listExams)
    expect(listed.map(({ id }) => id)).toEqual([5, 4, 3, 6, 8, 7])
    expect((await client.ok(listTestExams)).map(({ id, test }) => [id, test])).toEqual([
      [1, true],
      [2, true],
    ])
    expect(listed.every(({ application, applied }) => application === null && !applied)).toBe(true)
  })

  it('gives the periods as moments, ends included to the closing time', async () => {
    const client = await newcomer(harness)
    const exam = await client.ok(getExam, { params: { id: exams.open } })
    expect(exam).toEqual({
      id: 3,
      code: 'CAI-COM-LIC-01',
      nameTc: '學士學位程度綜合能力評估開考',
      namePt: expect.stringContaining('licenciatura'),
      urlTc: 'https://exams.example/zh-hant',
      urlPt: 'https://exams.example/pt-pt',
      startDate: '2026-03-01T01:00:00.000Z',
      endDate: '2026-03-12T09:45:00.000Z',
      startSupplementDate: '2026-04-08T01:00:00.000Z',
      endSupplementDate: '2026-04-21T09:45:00.000Z',
      test: false,
      applied: false,
      supplemented: false,
      educationLevelLevel: 5,
      kind: 'COMUM',
      resumeRequired: false,
    })
  })

  it('carries the own application, so that a card needs no further call', async () => {
    const client = await newcomer(harness)
    const { id } = await reach(client, exams.open, 'UPLOADING')
    const card = (await client.ok(listExams)).find((exam) => exam.id === exams.open)
    expect(card?.application).toMatchObject({
      applicationStage: 'UPLOADING',
      macaoAddress: '澳門新馬路1號2樓A座',
      submissions: [{ id, type: 'apply', stage: 'UPLOADING', formSaved: true, runningPayment: null }],
    })
    expect(await client.ok(getApplicationInfo, { params: { id: exams.open } })).toEqual(card?.application)
  })

  it('says when a round is complete', async () => {
    const client = await harness.signIn('conditional-files')
    const exam = () => client.ok(getExam, { params: { id: exams.supplement } })
    expect(await exam()).toMatchObject({ applied: true, supplemented: false })
    const { id, version } = await checkOwed(client)
    expect(await exam()).toMatchObject({ applied: true, supplemented: false })
    const document = await addDocument(client)
    const choices = [choose('HA_E', 'PERSONAL', document), choose('OUTROS', 'PERSONAL', document)]
    await client.ok(submitSupplementFiles, {
      params: { id },
      body: { choices, conditionalConfirmed: false, version },
    })
    await client.ok(submitSupplementReview, { params: { id } })
    expect(await exam()).toMatchObject({ applied: true, supplemented: true })
    const [round] = await client.ok(listSupplementRounds, { params: { id: exams.supplement } })
    expect(round).toMatchObject({ submissionId: id, receiptNo: expect.any(String) })
    expect(round?.files.map(({ documentType }) => documentType)).toEqual(['HA_E', 'OUTROS'])
  })
})

describe('files of the rounds', () => {
  it('are shown of an application that has ended', async () => {
    const client = await harness.signIn('admitted')
    const rounds = await client.ok(listApplyRound, { params: { id: exams.supplement } })
    expect(rounds).toHaveLength(1)
    expect(
      rounds[0]?.files.map(({ documentType, documentSource }) => [documentType, documentSource]),
    ).toEqual([
      ['ID', 'DSI'],
      ['HA_E', 'NOT'],
      ['OUTROS', 'NOT'],
    ])
  })

  it('are none before the end', async () => {
    const client = await newcomer(harness)
    await reach(client, exams.open, 'REVIEWING')
    expect(await client.ok(listApplyRound, { params: { id: exams.open } })).toEqual([])
    expect(await client.ok(listSupplementRounds, { params: { id: exams.open } })).toEqual([])
  })

  it('of another are never shown', async () => {
    const client = await newcomer(harness)
    expect(await client.ok(listApplyRound, { params: { id: exams.supplement } })).toEqual([])
    expect(await client.ok(getApplicationInfo, { params: { id: exams.supplement } })).toBeNull()
  })
})

describe('the exemption from the fee', () => {
  it.each([
    ['where the social welfare authority certifies hardship', 'hardship', true],
    ['and not otherwise', 'permanent', false],
  ])('is offered %s', async (_story, persona, certified) => {
    const client = await harness.signIn(persona)
    expect(await client.ok(checkFreeToPay, { params: { id: exams.open } })).toBe(certified)
  })

  it('is not guessed where the authority does not answer', async () => {
    harness.sandbox.control.faults.set('registers', 'hardship', { kind: 'down' })
    const client = await harness.signIn('hardship')
    const answer = await client.call(checkFreeToPay, { params: { id: exams.open } })
    expect(answer).toMatchObject({ status: 503, code: 'SERVICE_ERROR' })
    harness.sandbox.control.faults.clear()
  })
})

describe('an exam that does not exist', () => {
  it.each([getExam, checkFreeToPay, getApplicationInfo, listApplyRound, listSupplementRounds])(
    '$name',
    async (endpoint) => {
      const client = await newcomer(harness)
      for (const id of ['999', '0', '-1', '1e3', 'x', '99999999999999']) {
        expect(await client.call(endpoint, { params: { id } })).toMatchObject({
          status: 404,
          code: 'NOT_FOUND',
        })
      }
      expect(await harness.nobody().refused(endpoint, { params: { id: exams.open } })).toBe('UNAUTHORIZED')
    },
  )

  it('the lists need a bearer', async () => {
    expect(await harness.nobody().refused(listExams)).toBe('UNAUTHORIZED')
    expect(await harness.nobody().refused(listTestExams)).toBe('UNAUTHORIZED')
  })
})
