import { type FieldErrors, get, type Resolver, set } from 'react-hook-form'
import { type ResumeCircumstances, type ResumeIssue, resumeIssues } from '#contract/rules/resume.ts'
import { type ResumeValues, resumeOf } from '#src/features/resume/resumeValues.ts'
import type { RowField } from '#src/i18n/resumeLists.ts'
import { type ResumeListName, resumeLists } from '#src/i18n/resumeLists.ts'

/** Where an issue stands on the page. */
export interface PlacedIssue {
  readonly issue: ResumeIssue
  /** null outside the lists */
  readonly list: ResumeListName | null
  readonly field: RowField | null
  /** name of the control, which is its id too */
  readonly name: string
}

const generalNames: Record<string, 'resumeLanguage' | 'motherLanguage'> = {
  resume_language: 'resumeLanguage',
  mother_language: 'motherLanguage',
}

/** The issues of a resume, each with the control that it is about. */
export function placedIssues(values: ResumeValues, circumstances: ResumeCircumstances): PlacedIssue[] {
  return resumeIssues(resumeOf(values), circumstances).map((issue): PlacedIssue => {
    const list = resumeLists.find(({ section }) => section === issue.section)
    const field = list?.fields.find((one) => one.field === issue.field)
    if (!list || !field || issue.row === null) {
      return { issue, list: null, field: null, name: generalNames[issue.field] ?? issue.field }
    }
    return { issue, list: list.name, field, name: `${list.name}.${issue.row}.${field.name}` }
  })
}

/** Errors carry the code of the rule as their type; the first of a control counts. */
export function resumeResolver(circumstances: () => ResumeCircumstances): Resolver<ResumeValues> {
  return (values) => {
    const placed = placedIssues(values, circumstances())
    const errors: FieldErrors<ResumeValues> = {}
    for (const { issue, name } of placed) {
      if (get(errors, name) === undefined) set(errors, name, { type: issue.code })
    }
    return placed.length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}
