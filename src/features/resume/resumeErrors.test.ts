import { expect, test } from 'vitest'
import { placedIssues, problemOf, resumeResolver } from '#src/features/resume/resumeErrors.ts'
import { emptyRow, valuesOfResume } from '#src/features/resume/resumeValues.ts'

const circumstances = { birthday: '1990-05-05', today: '2026-03-06' }
const values = {
  ...valuesOfResume(null),
  resumeLanguage: 'TC',
  educationDatas: [
    {
      ...emptyRow('educationDatas'),
      educationLevelName: '學士',
      schoolName: '某校',
      enterDate: '2026-03-07',
      finishDate: '2026-03-07',
    },
  ],
  trainings: [emptyRow('trainings'), { ...emptyRow('trainings'), trainingName: '急救', organiser: '某會' }],
}

test('each issue names the control that it is about', () => {
  expect(placedIssues(values, circumstances).map(({ name, problem }) => `${name}: ${problem}`)).toEqual([
    'motherLanguage: mother_language_required',
    'educationDatas.0.finishDate: finish_after_today',
    'trainings.0.trainingName: cannot_be_empty',
    'trainings.0.organiser: cannot_be_empty',
    'trainings.0.startDate: training_date_or_hours',
    'trainings.1.startDate: training_date_or_hours',
  ])
})

test('the form library gets them in the shape of the fields', async () => {
  const answer = await resumeResolver(() => circumstances)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  expect(answer.errors).toMatchObject({
    motherLanguage: { type: 'mother_language_required' },
    educationDatas: [{ finishDate: { type: 'finish_after_today' } }],
    trainings: [
      { trainingName: { type: 'cannot_be_empty' } },
      { startDate: { type: 'training_date_or_hours' } },
    ],
  })
})

test('a date that is none is what is wrong, in the order of the page; nothing is compared with it', async () => {
  const typed = {
    ...values,
    motherLanguage: '中文',
    educationDatas: [
      {
        ...values.educationDatas[0],
        schoolName: '',
        enterDate: '2020\n13\n',
        finishDate: '2019-02-01',
      },
    ],
    workingExperiences: [
      {
        ...emptyRow('workingExperiences'),
        occupationName: '文員',
        organisation: '某公司',
        contractModeCode: 'F',
        enterMonth: '2020-01',
        resignMonth: '20\n',
      },
    ],
    trainings: [
      { ...emptyRow('trainings'), trainingName: '急救', organiser: '某會', endDate: '2021\n2\n29' },
    ],
  }
  expect(placedIssues(typed, circumstances).map(({ name, problem }) => `${name}: ${problem}`)).toEqual([
    'educationDatas.0.schoolName: cannot_be_empty',
    'educationDatas.0.enterDate: month_range,day_missing',
    'workingExperiences.0.resignMonth: year_digits,month_missing',
    'trainings.0.startDate: training_date_or_hours',
    'trainings.0.endDate: day_over_28',
  ])
  const answer = await resumeResolver(() => circumstances)(typed, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  const error = answer.errors.educationDatas?.[0]?.enterDate
  expect(error && problemOf(error)).toEqual(['month_range', 'day_missing'])
})
