/** Made-up data for stories. */
import type { DocumentValue, PersonalDocument, SubmittedFile } from '#contract/entities/document.ts'
import type { ListedExam } from '#contract/entities/exam.ts'
import { noAnswers, type RegistrationForm } from '#contract/entities/registrationForm.ts'
import type { Resume } from '#contract/entities/resume.ts'

const idOf = (letter: string) => letter.repeat(22)

export const sampleNow = Date.parse('2026-03-12T10:00:00+08:00')

export const sampleExam: ListedExam = {
  id: 3,
  code: 'CAI-COM-LIC-01',
  nameTc: '學士學位程度綜合能力評估開考',
  namePt:
    'Concurso de avaliação de competências integradas referente a habilitações académicas de licenciatura',
  urlTc: 'https://exams.example/zh-hant',
  urlPt: 'https://exams.example/pt-pt',
  startDate: '2026-03-02T09:00:00+08:00',
  endDate: '2026-03-13T17:30:00+08:00',
  startSupplementDate: null,
  endSupplementDate: null,
  test: false,
  applied: false,
  supplemented: false,
  educationLevelLevel: 5,
  kind: 'COMUM',
  resumeRequired: false,
  application: null,
}

/** Applied for, and open to a supplement. */
export const sampleApplied: ListedExam = {
  ...sampleExam,
  id: 4,
  test: true,
  applied: true,
  endDate: '2026-03-09T17:30:00+08:00',
  startSupplementDate: '2026-03-10T09:00:00+08:00',
  endSupplementDate: '2026-03-12T17:30:00+08:00',
  application: {
    id: idOf('b'),
    applicationStage: 'END',
    macaoAddress: null,
    submissions: [
      {
        id: idOf('a'),
        type: 'apply',
        channel: 'WEB',
        stage: 'END',
        supplementFile: true,
        supplementPayment: false,
        formSaved: true,
        runningPayment: null,
      },
    ],
  },
}

export const sampleForm: RegistrationForm = {
  nameCn: '陳大文',
  namePt: 'CHAN TAI MAN',
  identityNo: '91234567',
  birthday: '1990-05-17',
  applicantStatus: 'F',
  sevenYearDate: '2015-09-01',
  registeredAddress: '澳門水坑尾街１６２號公共行政大樓',
  saved: true,
  answers: {
    ...noAnswers,
    civil: false,
    macaoContactNo: '+853 66123456',
    email: 'chan@example.mo',
    macaoAddress: '澳門水坑尾街１６２號公共行政大樓',
    companyType: 0,
    companyName: 'Sociedade de Transportes Colectivos de Macau, S.A.R.L.',
    companyPositionName: 'Técnico superior',
    languageTypeId: 'C',
  },
  version: 1,
}

export const sampleResume: Resume = {
  resumeLanguage: 'PT',
  motherLanguage: '中文',
  educationDatas: [
    {
      educationLevelName: 'Licenciatura',
      schoolName: 'Universidade de Macau',
      enterDate: '2008-09-01',
      finishDate: '2012-06-30',
      courseName: 'Tradução e Interpretação',
    },
  ],
  languageKnowLedges: [],
  workingExperiences: [
    {
      occupationName: 'Tradutora',
      organisation: 'Editora do Delta',
      enterMonth: '2013-01',
      resignMonth: null,
      contractModeCode: 'F',
      otherContractModeDesc: null,
      jobDesc: 'Tradução de manuais escolares.',
    },
  ],
  trainings: [],
  remarkables: [],
  projects: [],
  otherInfoDesc: '',
}

const value: DocumentValue = {
  documentCategory: 'DIPLOMA',
  description: '畢業證書',
  nameNon: true,
  birthdayNon: false,
  idNon: false,
  educationLevel: null,
  educationLevelMatchLevel: null,
  degree: null,
  school: null,
  subject: null,
  course: null,
  educationLocation: null,
  organisation: null,
  issueDate: null,
  qualification: null,
}

const file = {
  name: 'Bilhete de identidade, frente e verso, digitalizado em Macau.pdf',
  mediaType: 'application/pdf',
  size: 812_000,
  sha256: '0'.repeat(64),
} as const

export const sampleDocument: PersonalDocument = {
  id: idOf('d'),
  documentType: 'HA_E',
  documentValue: value,
  file,
  createdAt: '2026-03-01T12:00:00+08:00',
}

const submitted: SubmittedFile = {
  id: idOf('e'),
  submissionId: idOf('a'),
  documentType: 'ID',
  documentSource: 'PERSONAL',
  documentCiType: null,
  channel: 'WEB',
  personalDocumentId: null,
  documentValue: value,
  file,
}

export const sampleFiles: readonly SubmittedFile[] = [
  submitted,
  { ...submitted, id: idOf('f'), documentType: 'HA_E', documentSource: 'NOT', file: null },
  { ...submitted, id: idOf('g'), documentType: 'RG', documentSource: 'DEPARTMENT', file: null },
]

/** A document of one page with two words. */
export const samplePdf = (): Blob => {
  const content = 'BT /F1 24 Tf 60 700 Td (Candidatura ao concurso) Tj ET'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const body = objects.map((one, index) => `${index + 1} 0 obj${one}endobj\n`).join('')
  return new Blob([`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\n`], { type: 'application/pdf' })
}

/** A picture of one colour. */
export async function samplePicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(640, 400)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#2a5d57'
    context.fillRect(0, 0, 640, 400)
  }
  return canvas.convertToBlob({ type: 'image/jpeg' })
}
