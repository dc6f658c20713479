import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/entities/resume.ts'
import { emptyResume, type ResumeCircumstances, resumeIssues } from '#contract/rules/resume.ts'

const circumstances = { birthday: '1990-05-05', today: '2026-03-06' }
const valid: Resume = { ...emptyResume, resumeLanguage: 'TC', motherLanguage: '廣東話' }

const school = {
  educationLevelName: '學士學位',
  schoolName: '澳門大學',
  enterDate: '2008-09-01',
  finishDate: '2012-06-30',
  courseName: '會計',
}
const work = {
  occupationName: '會計員',
  organisation: '大文貿易有限公司',
  enterMonth: '2012-09',
  resignMonth: '2020-01',
  contractModeCode: 'F',
  otherContractModeDesc: null,
  jobDesc: '',
} as const
const course = {
  trainingName: '急救課程',
  organiser: '澳門紅十字會',
  startDate: '2020-01-01',
  endDate: '2020-01-02',
  hoursCount: 12,
}

const found = (resume: Partial<Resume>, given: ResumeCircumstances = circumstances) =>
  resumeIssues({ ...valid, ...resume }, given).map(
    ({ section, row, field, code }) => `${section} ${row ?? '-'} ${field}: ${code}`,
  )

describe('resumes that can be saved', () => {
  test.each([
    ['only a mother language', {}],
    [
      'finished school, work and training',
      { educationDatas: [school], workingExperiences: [work], trainings: [course] },
    ],
    ['still at school', { educationDatas: [{ ...school, finishDate: null }] }],
    ['finished today', { educationDatas: [{ ...school, finishDate: '2026-03-06' }] }],
    ['entered on the day of birth', { educationDatas: [{ ...school, enterDate: '1990-05-05' }] }],
    ['finished on the day of entering', { educationDatas: [{ ...school, finishDate: '2008-09-01' }] }],
    ['still employed', { workingExperiences: [{ ...work, resignMonth: null }] }],
    ['resigned this month', { workingExperiences: [{ ...work, resignMonth: '2026-03' }] }],
    ['entered and resigned in one month', { workingExperiences: [{ ...work, resignMonth: '2012-09' }] }],
    ['training with hours only', { trainings: [{ ...course, startDate: null, endDate: null }] }],
    ['training with a start date only', { trainings: [{ ...course, endDate: null, hoursCount: null }] }],
    ['training of no hours', { trainings: [{ ...course, startDate: null, hoursCount: 0 }] }],
  ])('%s', (_story, resume) => {
    expect(found(resume)).toEqual([])
  })
})

describe('each message of section 5, with its row and field', () => {
  test.each([
    ['no language of the resume', { resumeLanguage: null }, ['other - resume_language: cannot_be_empty']],
    ['no mother language', { motherLanguage: ' ' }, ['other - mother_language: mother_language_required']],
    [
      'an empty second row of education',
      {
        educationDatas: [
          school,
          { educationLevelName: '', schoolName: ' ', enterDate: null, finishDate: null, courseName: '' },
        ],
      },
      [
        'education 1 education_level: cannot_be_empty',
        'education 1 school: cannot_be_empty',
        'education 1 enter_date: cannot_be_empty',
      ],
    ],
    [
      'entered before birth',
      { educationDatas: [{ ...school, enterDate: '1990-05-04' }] },
      ['education 0 enter_date: enter_before_birth'],
    ],
    [
      'finished before entering',
      { educationDatas: [{ ...school, finishDate: '2008-08-31' }] },
      ['education 0 finish_date: finish_before_enter'],
    ],
    [
      'finished tomorrow',
      { educationDatas: [{ ...school, finishDate: '2026-03-07' }] },
      ['education 0 finish_date: finish_after_today'],
    ],
    [
      'a language without levels',
      {
        languageKnowLedges: [
          { language: '葡語', writeLevelId: null, speakLevelId: null, certificateExist: false },
        ],
      },
      ['language 0 write_level: cannot_be_empty', 'language 0 speak_level: cannot_be_empty'],
    ],
    [
      'resigned before entering',
      { workingExperiences: [work, { ...work, resignMonth: '2012-08' }] },
      ['working 1 enter_month: enter_after_resign'],
    ],
    [
      'resigned next month',
      { workingExperiences: [{ ...work, resignMonth: '2026-04' }] },
      ['working 0 resign_month: resign_after_today'],
    ],
    [
      'entering next month, still employed',
      { workingExperiences: [{ ...work, enterMonth: '2026-04', resignMonth: null }] },
      ['working 0 enter_month: enter_after_resign'],
    ],
    [
      'work without a mode',
      { workingExperiences: [{ ...work, contractModeCode: null }] },
      ['working 0 contract_mode: cannot_be_empty'],
    ],
    [
      'training with neither date nor hours',
      { trainings: [{ ...course, startDate: null, hoursCount: null }] },
      ['training 0 start_date: training_date_or_hours'],
    ],
    [
      'training that ends before it starts',
      { trainings: [{ ...course, endDate: '2019-12-31' }] },
      ['training 0 start_date: start_after_end'],
    ],
    [
      'a work of note without words',
      { remarkables: [{ category: null, description: '' }] },
      ['remarkable 0 remarkable_category: cannot_be_empty', 'remarkable 0 remarkable_desc: cannot_be_empty'],
    ],
    [
      'a project without words',
      { projects: [{ projectName: '', organizationName: '', functionDesc: '', projectDesc: '' }] },
      [
        'project 0 project_name: cannot_be_empty',
        'project 0 project_organisation: cannot_be_empty',
        'project 0 project_function: cannot_be_empty',
      ],
    ],
  ] as [string, Partial<Resume>, string[]][])('%s', (_story, resume, issues) => {
    expect(found(resume)).toEqual(issues)
  })

  test('contact details that went wrong since the registration', () => {
    const contact = { macaoContactNo: '+853 8866 1234', email: 'a@', macaoAddress: '南灣' }
    expect(found({}, { ...circumstances, contact })).toEqual([
      'other - contact: phone_invalid',
      'other - email: email_invalid',
      'other - address: min_6',
    ])
    expect(
      found(
        {},
        {
          ...circumstances,
          contact: { macaoContactNo: '+85366123456', email: '', macaoAddress: '南灣大馬路762號' },
        },
      ),
    ).toEqual([])
  })
})
