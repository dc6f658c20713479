import { expect, test } from 'vitest'
import { placedIssues, resumeResolver } from '#src/features/resume/resumeErrors.ts'
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
  expect(placedIssues(values, circumstances).map(({ name, issue }) => `${name}: ${issue.code}`)).toEqual([
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
