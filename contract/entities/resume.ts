/** The resume (section 3). Row rules of section 5 live in `rules/resume.ts`. Months are `yyyy-mm`, days `yyyy-mm-dd`. */
import * as v from 'valibot'
import { PlainDate, PlainMonth, textUpTo, Version } from '#contract/entities/primitives.ts'
import { ContractMode, LanguageLevel, RemarkableCategory, ResumeLanguage } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'

const line = textUpTo(limits.resumeLine)
const paragraph = textUpTo(limits.resumeParagraph)
const rows = <S extends v.GenericSchema>(row: S) => v.pipe(v.array(row), v.maxLength(limits.resumeRows))

export const EducationRow = v.object({
  educationLevelName: line,
  schoolName: line,
  enterDate: v.nullable(PlainDate),
  finishDate: v.nullable(PlainDate),
  courseName: line,
})
export const LanguageRow = v.object({
  language: line,
  writeLevelId: v.nullable(LanguageLevel),
  speakLevelId: v.nullable(LanguageLevel),
  certificateExist: v.boolean(),
})
export const WorkingRow = v.object({
  occupationName: line,
  organisation: line,
  enterMonth: v.nullable(PlainMonth),
  /** null: to date */
  resignMonth: v.nullable(PlainMonth),
  contractModeCode: v.nullable(ContractMode),
  otherContractModeDesc: v.nullable(line),
  jobDesc: paragraph,
})
export const TrainingRow = v.object({
  trainingName: line,
  organiser: line,
  startDate: v.nullable(PlainDate),
  endDate: v.nullable(PlainDate),
  hoursCount: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
})
export const RemarkableRow = v.object({ category: v.nullable(RemarkableCategory), description: paragraph })
export const ProjectRow = v.object({
  projectName: line,
  organizationName: line,
  functionDesc: line,
  projectDesc: paragraph,
})

export const Resume = v.object({
  resumeLanguage: v.nullable(ResumeLanguage),
  motherLanguage: v.nullable(line),
  educationDatas: rows(EducationRow),
  languageKnowLedges: rows(LanguageRow),
  workingExperiences: rows(WorkingRow),
  trainings: rows(TrainingRow),
  remarkables: rows(RemarkableRow),
  projects: rows(ProjectRow),
  otherInfoDesc: paragraph,
})
export type Resume = v.InferOutput<typeof Resume>

export const ResumeInput = v.object({ ...Resume.entries, version: Version })
export type ResumeInput = v.InferOutput<typeof ResumeInput>

/** `resume` is null where nothing was entered yet or the step was skipped. */
export const SavedResume = v.object({
  resume: v.nullable(Resume),
  skipped: v.boolean(),
  /** for the rule that no entry date lies before birth */
  birthday: PlainDate,
  version: Version,
})
export type SavedResume = v.InferOutput<typeof SavedResume>
