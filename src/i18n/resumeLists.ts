import { contractModes, languageLevels, remarkableCategories, resumeLanguages } from '#contract/enums.ts'
import type { ResumeField, ResumeSection } from '#contract/rules/resume.ts'
import type { PlainTextId } from '#locales/textIds.gen.ts'

export interface Choice {
  readonly value: string
  readonly label: PlainTextId
}

/** A field of a row. `field` is its name in the rules, which is also its text's; null where no rule looks at it. */
export interface RowField {
  readonly name: string
  readonly label: PlainTextId
  readonly field: ResumeField | null
  readonly kind: 'line' | 'paragraph' | 'date' | 'month' | 'number' | 'flag' | 'choice' | 'level'
  readonly optional?: true
  readonly choices?: readonly Choice[]
}

export type ResumeListName =
  | 'educationDatas'
  | 'languageKnowLedges'
  | 'workingExperiences'
  | 'trainings'
  | 'remarkables'
  | 'projects'

export interface ResumeList {
  readonly name: ResumeListName
  readonly section: Exclude<ResumeSection, 'other'>
  readonly fields: readonly RowField[]
}

const levels: Choice[] = languageLevels.map((value) => ({ value, label: `resume.level.${value}` }))
const modes: Choice[] = contractModes.map((value) => ({ value, label: `resume.contract_mode.${value}` }))
const categories: Choice[] = remarkableCategories.map((value) => ({
  value,
  label: `resume.remarkable.${value}`,
}))
export const resumeLanguageChoices: readonly Choice[] = resumeLanguages.map((value) => ({
  value,
  label: `resume.language.${value}`,
}))

const required = (
  name: string,
  field: Exclude<ResumeField, 'contact' | 'email' | 'address'>,
  kind: RowField['kind'] = 'line',
  choices?: readonly Choice[],
): RowField => ({ name, label: `resume.field.${field}`, field, kind, ...(choices ? { choices } : {}) })
const optional = (name: string, label: PlainTextId, kind: RowField['kind'] = 'line'): RowField => ({
  name,
  label,
  field: null,
  kind,
  optional: true,
})

/** The six lists of section 3, in the order of the page, with their fields. */
export const resumeLists: readonly ResumeList[] = [
  {
    name: 'educationDatas',
    section: 'education',
    fields: [
      required('educationLevelName', 'education_level', 'level'),
      required('schoolName', 'school'),
      optional('courseName', 'resume.field.course'),
      required('enterDate', 'enter_date', 'date'),
      { ...required('finishDate', 'finish_date', 'date'), optional: true },
    ],
  },
  {
    name: 'languageKnowLedges',
    section: 'language',
    fields: [
      required('language', 'language'),
      required('writeLevelId', 'write_level', 'choice', levels),
      required('speakLevelId', 'speak_level', 'choice', levels),
      optional('certificateExist', 'resume.field.certificate', 'flag'),
    ],
  },
  {
    name: 'workingExperiences',
    section: 'working',
    fields: [
      required('occupationName', 'occupation'),
      required('organisation', 'organisation'),
      required('enterMonth', 'enter_month', 'month'),
      { ...required('resignMonth', 'resign_month', 'month'), optional: true },
      required('contractModeCode', 'contract_mode', 'choice', modes),
      optional('otherContractModeDesc', 'resume.field.other_contract_mode'),
      optional('jobDesc', 'resume.field.job_desc', 'paragraph'),
    ],
  },
  {
    name: 'trainings',
    section: 'training',
    fields: [
      required('trainingName', 'training_name'),
      required('organiser', 'organiser'),
      { ...required('startDate', 'start_date', 'date'), optional: true },
      optional('endDate', 'resume.field.end_date', 'date'),
      optional('hoursCount', 'resume.field.hours', 'number'),
    ],
  },
  {
    name: 'remarkables',
    section: 'remarkable',
    fields: [
      required('category', 'remarkable_category', 'choice', categories),
      required('description', 'remarkable_desc', 'paragraph'),
    ],
  },
  {
    name: 'projects',
    section: 'project',
    fields: [
      required('projectName', 'project_name'),
      required('organizationName', 'project_organisation'),
      required('functionDesc', 'project_function'),
      optional('projectDesc', 'resume.field.project_desc', 'paragraph'),
    ],
  },
]
