/** What the first version saved as jsonb, letter by letter. It is never changed: `schemaUpgrades` makes it today's. */

export const formOfFirstVersion = {
  macaoContactNo: '+85366123456',
  email: 'maria@candidatura.example',
  macaoAddress: '澳門水坑尾街162號公共行政大樓26樓',
  civil: false,
  applicantDepartment: null,
  contractType: null,
  careerOrOfficialType: null,
  positionEducation: null,
  companyType: 0,
  companyName: '示例公司',
  companyPositionName: '文員',
  entityInfoId: null,
  otherPositionNameCn: null,
  otherPositionNamePt: null,
  languageTypeId: 'C',
}

export const resumeOfFirstVersion = {
  resumeLanguage: 'TC',
  motherLanguage: null,
  educationDatas: [
    {
      educationLevelName: '學士',
      schoolName: '澳門大學',
      enterDate: '2002-09-01',
      finishDate: null,
      courseName: '法學',
    },
  ],
  languageKnowLedges: [{ language: '葡文', writeLevelId: 'B', speakLevelId: 'D', certificateExist: true }],
  workingExperiences: [
    {
      occupationName: '文員',
      organisation: '示例公司',
      enterMonth: '2010-01',
      resignMonth: null,
      contractModeCode: 'T',
      otherContractModeDesc: null,
      jobDesc: '檔案管理',
    },
  ],
  trainings: [
    { trainingName: '急救', organiser: '紅十字會', startDate: null, endDate: null, hoursCount: 12 },
  ],
  remarkables: [{ category: 'A', description: '獎項' }],
  projects: [{ projectName: '網站', organizationName: '', functionDesc: '', projectDesc: '' }],
  otherInfoDesc: '',
}

const documentOfFirstVersion = {
  documentCategory: 'DIPLOMA',
  description: '正本',
  nameNon: false,
  birthdayNon: false,
  idNon: false,
  educationLevel: { id: 5, level: 5, name: '學士' },
  educationLevelMatchLevel: 5,
  degree: null,
  school: null,
  subject: null,
  course: null,
  educationLocation: null,
  organisation: null,
  issueDate: '2006-07-01',
  qualification: null,
}

const file = {
  submissionId: 'b'.repeat(22),
  documentCiType: null,
  channel: 'WEB',
  createdAt: '2026-03-06T09:44:59.000Z',
}

export const snapshotOfFirstVersion = {
  exam: { code: 'CAI-LIC-2026', nameTc: '學士學位程度綜合能力評估開考', namePt: 'Concurso de licenciatura' },
  submissionNo: 'A2026-000123-4',
  person: { nameCn: '陳示範', namePt: 'CHAN, SI FAN', identityNo: '90000010', birthday: '1984-02-29' },
  applicantStatus: 'G',
  sevenYearDate: null,
  languageTypeId: 'C',
  conditional: { residence: false, documents: false },
  language: 'ZH_TW',
  answers: formOfFirstVersion,
  names: { department: null, career: null, entity: null },
  resume: { content: resumeOfFirstVersion, skipped: false },
  files: [
    {
      ...file,
      id: 'a'.repeat(22),
      documentType: 'HA_E',
      documentSource: 'PERSONAL',
      personalDocumentId: 'd'.repeat(22),
      documentValue: documentOfFirstVersion,
      blobKey: 'c'.repeat(22),
      fileName: '學歷證明.pdf',
      mediaType: 'application/pdf',
      size: 10,
      sha256: '0'.repeat(64),
      position: 0,
    },
    {
      ...file,
      id: 'e'.repeat(22),
      documentType: 'ID',
      documentSource: 'DSI',
      personalDocumentId: null,
      documentValue: null,
      blobKey: null,
      fileName: null,
      mediaType: null,
      size: null,
      sha256: null,
      position: 1,
    },
  ],
}
