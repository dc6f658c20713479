import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getRegistrationForm,
  getResume,
  getSubmission,
  saveRegistrationForm,
  saveResume,
  skipResume,
} from '#contract/endpoints/submission.ts'
import type { RegistrationFormInput } from '#contract/entities/registrationForm.ts'
import { storedRegistration } from '#contract/rules/registrationForm.ts'
import { storedData } from '#service/store/storedData.ts'
import { answers, check, exams, newcomer, reach, resume, servantAnswers } from '#test/support/applicant.ts'
import { filledAnswers } from '#test/support/filledAnswers.ts'
import { type Harness, openHarness } from '#test/support/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const query = { language: 'ZH_TW' } as const
const historyOf = async (id: string) => {
  const rows = await harness.dependencies.db
    .selectFrom('stageHistory')
    .select(['event', 'toStage'])
    .where('submissionId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ event, toStage }) => `${event} ${toStage}`)
}

describe('the registration form', () => {
  it('suggests what account and register know, before anything is saved', async () => {
    const client = await newcomer(harness, 'servant')
    const { id } = await check(client, exams.open)
    expect(await client.ok(getRegistrationForm, { params: { id } })).toMatchObject({
      nameCn: '陳示範',
      namePt: 'CHAN, SI FAN',
      applicantStatus: 'A',
      registeredAddress: '澳門示範街1號示範大廈2樓A',
      saved: false,
      version: 0,
      answers: {
        macaoContactNo: '+853 6620 0000',
        applicantDepartment: 'SAFP',
        contractType: 'APPOINT',
        careerOrOfficialType: 1,
        languageTypeId: null,
      },
    })
  })

  it('is saved stripped and trimmed, and goes on to the resume', async () => {
    const client = await newcomer(harness)
    const { id } = await check(client, exams.open)
    const body = {
      ...answers,
      macaoContactNo: ' +853 6612-3456 ',
      email: ' a@b.mo ',
      otherPositionNameCn: '不應保留',
    }
    const saved = await client.ok(saveRegistrationForm, { params: { id }, query, body })
    expect(saved).toMatchObject({ stage: 'RESUMING', formSaved: true, languageTypeId: 'C' })
    const form = await client.ok(getRegistrationForm, { params: { id } })
    expect(form).toMatchObject({ saved: true, version: 1 })
    expect(form.answers).toMatchObject({ email: 'a@b.mo', otherPositionNameCn: null })
    expect(form.answers.macaoContactNo.replace(/\D/g, '')).toBe('85366123456')
  })

  it('keeps every field that is asked, and reads it back', async () => {
    const client = await newcomer(harness)
    const { id } = await check(client, exams.open)
    const written = { ...filledAnswers, civil: false, companyType: 0 } as const
    await client.ok(saveRegistrationForm, { params: { id }, query, body: { ...written, version: 0 } })
    const { answers: kept } = await client.ok(getRegistrationForm, { params: { id } })
    expect(kept).toEqual(storedRegistration(written, 'G'))
  })

  it('answers the same save sent twice with what is stored', async () => {
    const client = await newcomer(harness)
    const { id } = await check(client, exams.open)
    const first = await client.ok(saveRegistrationForm, { params: { id }, query, body: answers })
    expect(await client.ok(saveRegistrationForm, { params: { id }, query, body: answers })).toEqual(first)
    expect(await historyOf(id)).toEqual(['opened CHECKING', 'checked FORMING', 'registration.saved RESUMING'])
  })

  it('tells the second of two tabs that the form was saved elsewhere, and keeps the first', async () => {
    const client = await newcomer(harness)
    const { id } = await check(client, exams.open)
    const save = (companyName: string) =>
      client.call(saveRegistrationForm, { params: { id }, query, body: { ...answers, companyName } })
    const both = await Promise.all([save('甲公司'), save('乙公司')])
    const codes = both.map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['VERSION_CONFLICT', null].toSorted())
    const form = await client.ok(getRegistrationForm, { params: { id } })
    expect(form.answers.companyName).toBe(codes[0] === null ? '甲公司' : '乙公司')
  })

  it.each([
    ['a number of eight digits that Macao has not', { macaoContactNo: '+853 8866 8866' }, 'macaoContactNo'],
    ['no number', { macaoContactNo: '' }, 'macaoContactNo'],
    ['an e-mail without an at', { email: 'chan.example.mo' }, 'email'],
    ['an address of five characters', { macaoAddress: '新馬路1號' }, 'macaoAddress'],
    ['no answer to the question about the service', { civil: null }, 'civil'],
    ['no kind of company', { companyType: null }, 'companyType'],
    ['a company without a name', { companyName: '  ' }, 'companyName'],
    ['a post that is too long', { companyPositionName: '文'.repeat(101) }, 'companyPositionName'],
    ['an unknown language', { languageTypeId: 'E' as never }, 'languageTypeId'],
    ['a text that can’t be kept', { companyName: 'a\u0000b' }, 'value'],
    ['half a character', { companyName: '\ud842' }, 'value'],
  ] satisfies [string, Partial<RegistrationFormInput>, string][])(
    'names the field of %s, and stays where it was',
    async (_story, wrong, field) => {
      const client = await newcomer(harness)
      const opened = await check(client, exams.open)
      const params = { id: opened.id }
      const answer = await client.call(saveRegistrationForm, {
        params,
        query,
        body: { ...answers, ...wrong },
      })
      expect(answer).toMatchObject({ status: 400, code: 'INPUT_NOT_VALID' })
      expect(answer.error?.data).toEqual({ fields: { [field]: expect.any(String) } })
      expect(await client.ok(getSubmission, { params })).toEqual(opened)
    },
  )

  it.each([
    [
      'another department than the register’s',
      'servant',
      { ...servantAnswers, applicantDepartment: 'DSF' },
      'CHECK_DATA_IS_NOT_MARTCH',
    ],
    [
      'another contract than the register’s',
      'servant',
      { ...servantAnswers, contractType: 'ADMIN' },
      'CHECK_DATA_IS_NOT_MARTCH',
    ],
    [
      'another career than the register’s',
      'servant',
      { ...servantAnswers, careerOrOfficialType: 3 },
      'CHECK_DATA_IS_NOT_MARTCH',
    ],
    [
      'a servant who denies being one',
      'servant',
      { ...servantAnswers, civil: false },
      'APPLICANT_STATUS_IS_NOT_MATCH',
    ],
    [
      'an unknown body',
      'formerServant',
      { ...answers, companyType: 1, entityInfoId: 9999 },
      'ENTITY_INFO_IS_NOT_ACTIVE',
    ],
    [
      'an unknown career',
      'formerServant',
      { ...servantAnswers, civil: true, careerOrOfficialType: 9999 },
      'CAREER_OR_OFFICIAL_TYPE_IS_NOT_ACTIVE',
    ],
  ] as const)('refuses %s', async (_story, kind, body, code) => {
    const client = await newcomer(harness, kind)
    const { id } = await check(client, exams.open)
    expect(await client.refused(saveRegistrationForm, { params: { id }, query, body })).toBe(code)
  })

  it('takes a servant’s post as the register knows it, and forgets answers that were not asked', async () => {
    const client = await newcomer(harness, 'servant')
    const { id } = await check(client, exams.open)
    await client.ok(saveRegistrationForm, { params: { id }, query, body: servantAnswers })
    const { answers: kept } = await client.ok(getRegistrationForm, { params: { id } })
    expect(kept).toMatchObject({ applicantDepartment: 'SAFP', companyType: null, companyName: null })
  })

  it('stores nothing of what a body smuggles in', async () => {
    const client = await newcomer(harness)
    const { id } = await check(client, exams.open)
    const smuggled = {
      ...answers,
      stage: 'END',
      receiptNo: 'R1',
      userId: 'permanent',
      __proto__: { amount: 1 },
    }
    expect(await client.ok(saveRegistrationForm, { params: { id }, query, body: smuggled })).toMatchObject({
      stage: 'RESUMING',
      receiptNo: null,
    })
    const row = await harness.dependencies.db
      .selectFrom('registrationForm')
      .select('answers')
      .where('submissionId', '=', id)
      .executeTakeFirstOrThrow()
    expect(Object.keys(row.answers as object).toSorted()).toEqual(
      Object.keys(answers)
        .filter((key) => key !== 'version')
        .toSorted(),
    )
  })
})

describe('a form that was saved and can’t be read', () => {
  it('is a fault of the service: said so, and logged with submission and field, without what it holds', async () => {
    const client = await newcomer(harness)
    const { id } = await reach(client, exams.open, 'RESUMING')
    await harness.dependencies.db
      .updateTable('registrationForm')
      .set({ answers: JSON.stringify({ ...answers, email: 7 }) })
      .where('submissionId', '=', id)
      .execute()
    const { status, error } = await client.call(getRegistrationForm, { params: { id } })
    expect(status).toBe(500)
    expect(error).toMatchObject({
      code: 'SERVICE_ERROR',
      message: 'What was saved earlier can’t be read. The fault is the service’s, and it is logged',
    })
    const faults = harness.logged.filter(({ msg }) => msg === 'fault')
    expect(faults.map(({ fault }) => fault)).toEqual([
      expect.objectContaining({
        name: 'StoredDataError',
        stored: {
          column: 'registration_form.answers',
          id,
          schemaVersion: storedData.schemaVersion,
          field: 'email',
        },
      }),
    ])
    expect(JSON.stringify(faults)).not.toContain(answers.macaoAddress)
  })
})

describe('the resume', () => {
  it('is saved and read back as it was written', async () => {
    const client = await newcomer(harness)
    const { id } = await reach(client, exams.withResume, 'RESUMING')
    expect(await client.ok(getResume, { params: { id } })).toEqual({
      resume: null,
      skipped: false,
      birthday: '1992-05-14',
      version: 0,
    })
    const written = { ...resume, otherInfoDesc: '<script>alert(1)</script> 𠮷 “引號”' }
    const saved = await client.ok(saveResume, { params: { id }, query, body: written })
    expect(saved.stage).toBe('UPLOADING')
    expect(await client.ok(saveResume, { params: { id }, query, body: written })).toEqual(saved)
    const { version: _version, ...content } = written
    expect(await client.ok(getResume, { params: { id } })).toMatchObject({ resume: content, version: 1 })
  })

  it('names section, row and field of what is wrong', async () => {
    const client = await newcomer(harness)
    const { id } = await reach(client, exams.withResume, 'RESUMING')
    const [education] = resume.educationDatas
    const educationDatas = [
      education,
      { ...education, enterDate: '1980-01-01', schoolName: ' ' },
    ] as typeof resume.educationDatas
    const answer = await client.call(saveResume, {
      params: { id },
      query,
      body: { ...resume, educationDatas },
    })
    expect(answer.error?.data).toEqual({
      fields: { 'education.1.school': 'cannot_be_empty', 'education.1.enter_date': 'enter_before_birth' },
    })
  })

  it('tells the second of two tabs that the resume was saved elsewhere', async () => {
    const client = await newcomer(harness)
    const { id } = await reach(client, exams.withResume, 'RESUMING')
    await client.ok(saveResume, { params: { id }, query, body: resume })
    const other = { ...resume, motherLanguage: '葡文' }
    expect(await client.refused(saveResume, { params: { id }, query, body: other })).toBe('VERSION_CONFLICT')
  })

  it('is skipped where the exam does not analyse it, and only there', async () => {
    const client = await newcomer(harness)
    const optional = await reach(client, exams.open, 'RESUMING')
    const skipped = await client.ok(skipResume, { params: { id: optional.id } })
    expect(skipped.stage).toBe('UPLOADING')
    expect(await client.ok(skipResume, { params: { id: optional.id } })).toEqual(skipped)
    expect(await client.ok(getResume, { params: { id: optional.id } })).toMatchObject({ skipped: true })
    const required = await reach(client, exams.withResume, 'RESUMING')
    expect(await client.refused(skipResume, { params: { id: required.id } })).toBe('RESUME_NOT_EXIST')
  })
})
