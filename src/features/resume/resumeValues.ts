import * as v from 'valibot'
import type { Resume } from '#contract/entities/resume.ts'
import { contractModes, languageLevels, remarkableCategories, resumeLanguages } from '#contract/enums.ts'
import { emptyResume } from '#contract/rules/resume.ts'
import { type ResumeListName, resumeLists } from '#src/i18n/resumeLists.ts'

/** A single checkbox gives its value or false. */
const Word = v.pipe(
  v.union([v.string(), v.boolean()]),
  v.transform((value) => (typeof value === 'string' ? value : value ? 'yes' : '')),
)
const Row = v.record(v.string(), Word)
/** A row as the page holds it: texts only, a ticked flag as `yes`. */
export type RowValues = v.InferOutput<typeof Row>

/** The page's fields: texts only. Also the shape of a kept draft. */
export const ResumeValues = v.object({
  resumeLanguage: v.string(),
  motherLanguage: v.string(),
  otherInfoDesc: v.string(),
  educationDatas: v.array(Row),
  languageKnowLedges: v.array(Row),
  workingExperiences: v.array(Row),
  trainings: v.array(Row),
  remarkables: v.array(Row),
  projects: v.array(Row),
})
export type ResumeValues = v.InferOutput<typeof ResumeValues>

/** Whether skipping would leave something behind. The resume's language is preset and doesn't count. */
export function isAnythingTyped(values: ResumeValues): boolean {
  const rows = resumeLists.flatMap(({ name }) => values[name])
  return values.motherLanguage.trim() !== '' || values.otherInfoDesc.trim() !== '' || rows.length > 0
}

const wordOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A row with nothing in it. */
export function emptyRow(list: ResumeListName): RowValues {
  const fields = resumeLists.find(({ name }) => name === list)?.fields ?? []
  return Object.fromEntries(fields.map(({ name }) => [name, '']))
}

const rowsOf = (list: ResumeListName, rows: readonly object[]): RowValues[] =>
  rows.map((row) => {
    const given = new Map(Object.entries(row))
    return Object.fromEntries(Object.keys(emptyRow(list)).map((name) => [name, wordOf(given.get(name))]))
  })

/** The fields as they come up. @param resume null where nothing was entered yet */
export function valuesOfResume(resume: Resume | null): ResumeValues {
  const from = resume ?? emptyResume
  return {
    resumeLanguage: wordOf(from.resumeLanguage),
    motherLanguage: wordOf(from.motherLanguage),
    otherInfoDesc: from.otherInfoDesc,
    educationDatas: rowsOf('educationDatas', from.educationDatas),
    languageKnowLedges: rowsOf('languageKnowLedges', from.languageKnowLedges),
    workingExperiences: rowsOf('workingExperiences', from.workingExperiences),
    trainings: rowsOf('trainings', from.trainings),
    remarkables: rowsOf('remarkables', from.remarkables),
    projects: rowsOf('projects', from.projects),
  }
}

const oneOf = <T extends string>(known: readonly T[], word = ''): T | null =>
  known.find((value) => value === word) ?? null
const line = (word = '') => word.trim()
const orNull = (word = '') => (word.trim() === '' ? null : word.trim())
const hoursOf = (word = '') => {
  const hours = Number(word.trim().replace(',', '.'))
  return word.trim() === '' || Number.isNaN(hours) ? null : hours
}

/** What the fields say. A date that is not one stays as it was typed: no rule and no service takes it for nothing. */
export function resumeOf(values: ResumeValues): Resume {
  return {
    resumeLanguage: oneOf(resumeLanguages, values.resumeLanguage),
    motherLanguage: orNull(values.motherLanguage),
    otherInfoDesc: line(values.otherInfoDesc),
    educationDatas: values.educationDatas.map((row) => ({
      educationLevelName: line(row.educationLevelName),
      schoolName: line(row.schoolName),
      courseName: line(row.courseName),
      enterDate: orNull(row.enterDate),
      finishDate: orNull(row.finishDate),
    })),
    languageKnowLedges: values.languageKnowLedges.map((row) => ({
      language: line(row.language),
      writeLevelId: oneOf(languageLevels, row.writeLevelId),
      speakLevelId: oneOf(languageLevels, row.speakLevelId),
      certificateExist: row.certificateExist === 'yes',
    })),
    workingExperiences: values.workingExperiences.map((row) => ({
      occupationName: line(row.occupationName),
      organisation: line(row.organisation),
      enterMonth: orNull(row.enterMonth),
      resignMonth: orNull(row.resignMonth),
      contractModeCode: oneOf(contractModes, row.contractModeCode),
      otherContractModeDesc: orNull(row.otherContractModeDesc),
      jobDesc: line(row.jobDesc),
    })),
    trainings: values.trainings.map((row) => ({
      trainingName: line(row.trainingName),
      organiser: line(row.organiser),
      startDate: orNull(row.startDate),
      endDate: orNull(row.endDate),
      hoursCount: hoursOf(row.hoursCount),
    })),
    remarkables: values.remarkables.map((row) => ({
      category: oneOf(remarkableCategories, row.category),
      description: line(row.description),
    })),
    projects: values.projects.map((row) => ({
      projectName: line(row.projectName),
      organizationName: line(row.organizationName),
      functionDesc: line(row.functionDesc),
      projectDesc: line(row.projectDesc),
    })),
  }
}
