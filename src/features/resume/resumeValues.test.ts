import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Resume } from '#contract/entities/resume.ts'
import { emptyResume } from '#contract/rules/resume.ts'
import { emptyRow, isAnythingTyped, resumeOf, valuesOfResume } from '#src/features/resume/resumeValues.ts'
import { resumeLists } from '#src/i18n/resumeLists.ts'

const whole: Resume = {
  resumeLanguage: 'TC',
  motherLanguage: '廣東話',
  otherInfoDesc: '義工',
  educationDatas: [
    {
      educationLevelName: '學士學位',
      schoolName: '某大學',
      courseName: '會計',
      enterDate: '2008-09-01',
      finishDate: null,
    },
  ],
  languageKnowLedges: [{ language: '葡語', writeLevelId: 'B', speakLevelId: 'A', certificateExist: true }],
  workingExperiences: [
    {
      occupationName: '會計員',
      organisation: '大文貿易有限公司',
      enterMonth: '2012-09',
      resignMonth: null,
      contractModeCode: 'F',
      otherContractModeDesc: null,
      jobDesc: '第一行\n第二行',
    },
  ],
  trainings: [{ trainingName: '急救', organiser: '某會', startDate: null, endDate: null, hoursCount: 12.5 }],
  remarkables: [{ category: 'A', description: '獎項' }],
  projects: [{ projectName: '甲', organizationName: '乙', functionDesc: '丙', projectDesc: '丁' }],
}

test('a whole resume goes into the fields and comes out the same', () => {
  expect(resumeOf(valuesOfResume(whole))).toEqual(whole)
})

test('nothing entered yet gives empty fields, and these an empty resume', () => {
  expect(resumeOf(valuesOfResume(null))).toEqual(emptyResume)
})

test('every list’s row has exactly the fields that the wire has', () => {
  const rows = resumeLists.map(({ name }) => [
    Object.keys(emptyRow(name)).sort(),
    Object.keys(whole[name][0] ?? {}).sort(),
  ])
  for (const [onPage, onWire] of rows) expect(onPage).toEqual(onWire)
})

test.each([
  ['12,5', 12.5],
  [' 40 ', 40],
  ['', null],
  ['many', null],
])('"%s" hours are %s', (typed, hours) => {
  const values = valuesOfResume(whole)
  values.trainings = [{ ...emptyRow('trainings'), hoursCount: typed }]
  expect(resumeOf(values).trainings[0]?.hoursCount).toBe(hours)
})

test('a resume of which only the language is chosen holds nothing that skipping would leave behind', () => {
  const begun = { ...valuesOfResume(null), resumeLanguage: 'TC' }
  expect(isAnythingTyped(begun)).toBe(false)
  expect(isAnythingTyped({ ...begun, otherInfoDesc: '義工' })).toBe(true)
  expect(isAnythingTyped({ ...begun, projects: [emptyRow('projects')] })).toBe(true)
})

test('a date that is half typed goes out as it was typed, so that it is refused and not lost', () => {
  const values = valuesOfResume(whole)
  values.educationDatas = [{ ...emptyRow('educationDatas'), enterDate: '2020\n9\n' }]
  const saved = resumeOf(values).educationDatas[0]
  expect(saved?.enterDate).not.toBeNull()
  expect(v.is(Resume, resumeOf(values))).toBe(false)
})
