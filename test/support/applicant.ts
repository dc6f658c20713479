/** What an applicant does, step by step, with valid values; a test changes the one thing that it is about. */
import { checkApply, checkSupplement } from '#contract/endpoints/eligibility.ts'
import { addPersonalDocument } from '#contract/endpoints/personalDocument.ts'
import {
  saveRegistrationForm,
  saveResume,
  skipResume,
  submitFiles,
  submitReview,
} from '#contract/endpoints/submission.ts'
import type { CategoryChoice, PersonalDocument } from '#contract/entities/document.ts'
import { noAnswers, type RegistrationFormInput } from '#contract/entities/registrationForm.ts'
import type { ResumeInput } from '#contract/entities/resume.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { DocumentCategory, Stage } from '#contract/enums.ts'
import type { Personnel } from '#contract/external/registers.ts'
import { stages } from '#contract/steps.ts'
import type { Client, Harness } from '#test/support/harness.ts'

/** Example exams by what they are good for. */
export const exams = {
  test: 1,
  testWithResume: 2,
  open: 3,
  withResume: 4,
  lastDay: 5,
  supplement: 6,
  closed: 7,
  notYet: 8,
}

const notLinked = {
  department: null,
  contractType: null,
  careerOrOfficialType: null,
  verification: 'OK',
} as const
/** What the register says of a newcomer. */
const records: Record<'servant' | 'formerServant' | 'outsider', Personnel> = {
  servant: {
    applicantStatus: 'A',
    department: 'SAFP',
    contractType: 'APPOINT',
    careerOrOfficialType: 1,
    verification: 'OK',
  },
  formerServant: { applicantStatus: 'F', ...notLinked },
  outsider: { applicantStatus: 'G', ...notLinked },
}

let newcomers = 0
/** A permanent resident whom nobody has met yet, signed in. */
export async function newcomer(
  harness: Pick<Harness, 'sandbox' | 'signIn'>,
  kind: keyof typeof records = 'outsider',
): Promise<Client & { subject: string }> {
  newcomers += 1
  // of one length: no name is the beginning of another
  const subject = `newcomer-${String(newcomers).padStart(6, '0')}`
  const { people } = harness.sandbox.control
  const { identity } = people.get('permanent')
  await people.add({
    identity: { ...identity, subject, identityNo: `91${String(newcomers).padStart(6, '0')}` },
    personnel: records[kind],
  })
  return Object.assign(await harness.signIn(subject), { subject })
}

export const answers: RegistrationFormInput = {
  ...noAnswers,
  macaoContactNo: '+853 6612 3456',
  email: 'chan@example.mo',
  macaoAddress: '澳門新馬路1號2樓A座',
  civil: false,
  companyType: 0,
  companyName: '示範有限公司',
  companyPositionName: '文員',
  languageTypeId: 'C',
  version: 0,
}

/** Of the servant whom the register knows, and of whoever says so. */
export const servantAnswers: RegistrationFormInput = {
  ...answers,
  civil: null,
  applicantDepartment: 'SAFP',
  contractType: 'APPOINT',
  careerOrOfficialType: 1,
}

export const resume: ResumeInput = {
  resumeLanguage: 'TC',
  motherLanguage: '中文',
  educationDatas: [
    {
      educationLevelName: '學士學位',
      schoolName: '示範大學',
      enterDate: '2010-09-01',
      finishDate: '2014-06-30',
      courseName: '公共行政',
    },
  ],
  languageKnowLedges: [{ language: '葡文', writeLevelId: 'B', speakLevelId: 'A', certificateExist: true }],
  workingExperiences: [],
  trainings: [],
  remarkables: [],
  projects: [],
  otherInfoDesc: '',
  version: 0,
}

/** The smallest PDF that readers open: one empty page. */
export const smallPdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`)

export const pdfFile = (name = '文件.pdf') => new File([smallPdf], name, { type: 'application/pdf' })

export const addDocument = (
  client: Client,
  documentType: DocumentCategory = 'HA_E',
  file: File = pdfFile(),
): Promise<PersonalDocument> => client.ok(addPersonalDocument, { body: { documentType }, file })

export const choose = (
  documentType: DocumentCategory,
  documentSource: CategoryChoice['documentSource'],
  ...documents: { id: string }[]
): CategoryChoice => ({
  documentType,
  documentSource,
  personalDocumentIds: documents.map(({ id }) => id),
})

/** Identity from the bureau, a diploma from the own library, nothing else. */
export async function usualChoices(client: Client): Promise<CategoryChoice[]> {
  return [choose('ID', 'DSI'), choose('HA_E', 'PERSONAL', await addDocument(client)), choose('OUTROS', 'NOT')]
}

export const check = (client: Client, examId: number, sevenYearDate: string | null = null) =>
  client.ok(checkApply, { params: { id: examId }, body: { sevenYearDate } })

export const checkOwed = (client: Client, examId = exams.supplement) =>
  client.ok(checkSupplement, { params: { id: examId }, body: { sevenYearDate: null } })

export type ReachedStage = Exclude<Stage, 'CHECKING' | 'END'>
const order = stages.filter((stage): stage is ReachedStage => stage !== 'CHECKING' && stage !== 'END')

const query = { language: 'ZH_TW' } as const
/** How each stage is left, with valid answers; the resume is skipped where it may be. */
const leave: Record<
  Exclude<ReachedStage, 'PAYING'>,
  (client: Client, submission: Submission) => Promise<Submission>
> = {
  FORMING: (client, { id }) => client.ok(saveRegistrationForm, { params: { id }, query, body: answers }),
  RESUMING: (client, { id, resumeRequired }) =>
    resumeRequired
      ? client.ok(saveResume, { params: { id }, query, body: resume })
      : client.ok(skipResume, { params: { id } }),
  UPLOADING: async (client, { id, version }) => {
    const body = { choices: await usualChoices(client), conditionalConfirmed: false, version }
    return client.ok(submitFiles, { params: { id }, query, body })
  },
  REVIEWING: (client, { id }) => client.ok(submitReview, { params: { id } }),
}

/** Takes an application to a stage. */
export async function reach(client: Client, examId: number, stage: ReachedStage): Promise<Submission> {
  let submission = await check(client, examId)
  for (const current of order.slice(0, order.indexOf(stage)))
    if (current !== 'PAYING' && submission.stage === current)
      submission = await leave[current](client, submission)
  return submission
}
