/** The resume's rules (section 5, resume messages). */
import type { Resume } from '#contract/entities/resume.ts'
import { addressIssue } from '#contract/rules/address.ts'
import { emailIssue } from '#contract/rules/email.ts'
import { monthOf } from '#contract/rules/macaoDate.ts'
import { phoneIssue } from '#contract/rules/phone.ts'

/** The six lists, and `other` for what stands outside them. Text ids: `resume.section.<section>`. */
export type ResumeSection =
  | 'education'
  | 'language'
  | 'working'
  | 'training'
  | 'remarkable'
  | 'project'
  | 'other'

/** Text ids: `resume.field.<field>`, and `form.field.<field>` for contact, email and address. */
export type ResumeField =
  | 'education_level'
  | 'school'
  | 'enter_date'
  | 'finish_date'
  | 'language'
  | 'write_level'
  | 'speak_level'
  | 'occupation'
  | 'organisation'
  | 'enter_month'
  | 'resign_month'
  | 'contract_mode'
  | 'training_name'
  | 'organiser'
  | 'start_date'
  | 'remarkable_category'
  | 'remarkable_desc'
  | 'project_name'
  | 'project_organisation'
  | 'project_function'
  | 'mother_language'
  | 'resume_language'
  | 'contact'
  | 'email'
  | 'address'

/**
 * The text of an issue is `resume.<code>`. Section 5 words two date rules backwards ("resign date not later than
 * leave date", "end date not later than completion date"); they are read as the start of a row not being later
 * than its end: enter_after_resign and start_after_end.
 */
export type ResumeCode =
  | 'cannot_be_empty'
  | 'mother_language_required'
  | 'phone_invalid'
  | 'email_invalid'
  | 'min_6'
  | 'training_date_or_hours'
  | 'enter_before_birth'
  | 'finish_before_enter'
  | 'finish_after_today'
  | 'enter_after_resign'
  | 'resign_after_today'
  | 'start_after_end'

export interface ResumeIssue {
  section: ResumeSection
  /** row in its list from 0; null outside the lists */
  row: number | null
  field: ResumeField
  code: ResumeCode
}

export interface ResumeCircumstances {
  birthday: string
  /** today in Macao, by the service's clock */
  today: string
  /** contact details of the registration form, which the printed resume carries */
  contact?: { macaoContactNo: string; email: string; macaoAddress: string }
}

type Check = [wrong: boolean, field: ResumeField, code: ResumeCode]

const isEmpty = (text: string | null) => text === null || text.trim() === ''
const isAfter = (one: string | null, other: string | null) => one !== null && other !== null && one > other

const rowIssues = <Row>(
  section: ResumeSection,
  rows: readonly Row[],
  checksOf: (row: Row) => Check[],
): ResumeIssue[] =>
  rows.flatMap((row, index) =>
    checksOf(row)
      .filter(([wrong]) => wrong)
      .map(([, field, code]) => ({ section, row: index, field, code })),
  )

function educationIssues(resume: Resume, { birthday, today }: ResumeCircumstances): ResumeIssue[] {
  return rowIssues('education', resume.educationDatas, (row) => [
    [isEmpty(row.educationLevelName), 'education_level', 'cannot_be_empty'],
    [isEmpty(row.schoolName), 'school', 'cannot_be_empty'],
    [row.enterDate === null, 'enter_date', 'cannot_be_empty'],
    [isAfter(birthday, row.enterDate), 'enter_date', 'enter_before_birth'],
    [isAfter(row.enterDate, row.finishDate), 'finish_date', 'finish_before_enter'],
    [isAfter(row.finishDate, today), 'finish_date', 'finish_after_today'],
  ])
}

function languageIssues(resume: Resume): ResumeIssue[] {
  return rowIssues('language', resume.languageKnowLedges, (row) => [
    [isEmpty(row.language), 'language', 'cannot_be_empty'],
    [row.writeLevelId === null, 'write_level', 'cannot_be_empty'],
    [row.speakLevelId === null, 'speak_level', 'cannot_be_empty'],
  ])
}

/** Without a resign month the work goes on to date, so that today takes its place. */
function workingIssues(resume: Resume, { today }: ResumeCircumstances): ResumeIssue[] {
  const thisMonth = monthOf(today)
  return rowIssues('working', resume.workingExperiences, (row) => [
    [isEmpty(row.occupationName), 'occupation', 'cannot_be_empty'],
    [isEmpty(row.organisation), 'organisation', 'cannot_be_empty'],
    [row.enterMonth === null, 'enter_month', 'cannot_be_empty'],
    [isAfter(row.enterMonth, row.resignMonth ?? thisMonth), 'enter_month', 'enter_after_resign'],
    [isAfter(row.resignMonth, thisMonth), 'resign_month', 'resign_after_today'],
    [row.contractModeCode === null, 'contract_mode', 'cannot_be_empty'],
  ])
}

function trainingIssues(resume: Resume): ResumeIssue[] {
  return rowIssues('training', resume.trainings, (row) => [
    [isEmpty(row.trainingName), 'training_name', 'cannot_be_empty'],
    [isEmpty(row.organiser), 'organiser', 'cannot_be_empty'],
    [row.startDate === null && row.hoursCount === null, 'start_date', 'training_date_or_hours'],
    [isAfter(row.startDate, row.endDate), 'start_date', 'start_after_end'],
  ])
}

function projectIssues(resume: Resume): ResumeIssue[] {
  return rowIssues('project', resume.projects, (row) => [
    [isEmpty(row.projectName), 'project_name', 'cannot_be_empty'],
    [isEmpty(row.organizationName), 'project_organisation', 'cannot_be_empty'],
    [isEmpty(row.functionDesc), 'project_function', 'cannot_be_empty'],
  ])
}

function remarkableIssues(resume: Resume): ResumeIssue[] {
  return rowIssues('remarkable', resume.remarkables, (row) => [
    [row.category === null, 'remarkable_category', 'cannot_be_empty'],
    [isEmpty(row.description), 'remarkable_desc', 'cannot_be_empty'],
  ])
}

function generalIssues(resume: Resume, { contact }: ResumeCircumstances): ResumeIssue[] {
  const checks: Check[] = [
    [resume.resumeLanguage === null, 'resume_language', 'cannot_be_empty'],
    [isEmpty(resume.motherLanguage), 'mother_language', 'mother_language_required'],
    [contact !== undefined && phoneIssue(contact.macaoContactNo) !== null, 'contact', 'phone_invalid'],
    [contact !== undefined && emailIssue(contact.email) !== null, 'email', 'email_invalid'],
    [contact !== undefined && addressIssue(contact.macaoAddress) !== null, 'address', 'min_6'],
  ]
  return checks
    .filter(([wrong]) => wrong)
    .map(([, field, code]) => ({ section: 'other', row: null, field, code }))
}

/** Everything that is wrong with a resume, in the order of the page; empty where it can be saved. */
export function resumeIssues(resume: Resume, circumstances: ResumeCircumstances): ResumeIssue[] {
  return [
    ...generalIssues(resume, circumstances),
    ...educationIssues(resume, circumstances),
    ...languageIssues(resume),
    ...workingIssues(resume, circumstances),
    ...trainingIssues(resume),
    ...remarkableIssues(resume),
    ...projectIssues(resume),
  ]
}

/** A resume in which nothing has been entered yet. */
export const emptyResume: Resume = {
  resumeLanguage: null,
  motherLanguage: null,
  educationDatas: [],
  languageKnowLedges: [],
  workingExperiences: [],
  trainings: [],
  remarkables: [],
  projects: [],
  otherInfoDesc: '',
}
