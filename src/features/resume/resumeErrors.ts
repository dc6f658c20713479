import { type FieldError, type FieldErrors, get, type Resolver, set } from 'react-hook-form'
import { type DateIssue, dateIssueCodes, dateIssues } from '#contract/rules/plainDateParts.ts'
import {
  type ResumeCircumstances,
  type ResumeCode,
  type ResumeIssue,
  type ResumeSection,
  resumeIssues,
} from '#contract/rules/resume.ts'
import { type ResumeValues, resumeOf } from '#src/features/resume/resumeValues.ts'
import { type ResumeListName, type RowField, resumeLists } from '#src/i18n/resumeLists.ts'

/** What is wrong with a control: the code of a rule, or what keeps a date from being one. */
export type Problem = ResumeCode | readonly DateIssue[]

/** Where a problem stands on the page. */
export interface PlacedIssue {
  readonly problem: Problem
  readonly section: ResumeSection
  /** null outside the lists */
  readonly list: ResumeListName | null
  readonly row: number | null
  readonly field: RowField | null
  /** name of the control, which is its id too */
  readonly name: string
}

const generalNames: Record<string, 'resumeLanguage' | 'motherLanguage'> = {
  resume_language: 'resumeLanguage',
  mother_language: 'motherLanguage',
}

const nameOf = (list: ResumeListName, row: number, field: RowField) => `${list}.${row}.${field.name}`

/** Dates that are half typed or can't be. */
function wrongDates(values: ResumeValues): PlacedIssue[] {
  return resumeLists.flatMap(({ name: list, section, fields }) =>
    values[list].flatMap((typed, row) =>
      fields.flatMap((field): PlacedIssue[] => {
        if (field.kind !== 'date' && field.kind !== 'month') return []
        const problem = dateIssues(typed[field.name] ?? '', field.kind)
        return problem.length > 0
          ? [{ problem, section, list, row, field, name: nameOf(list, row, field) }]
          : []
      }),
    ),
  )
}

function placeOf({ section, row, field: ruled, code: problem }: ResumeIssue): PlacedIssue {
  const list = resumeLists.find((one) => one.section === section)
  const field = list?.fields.find((one) => one.field === ruled)
  if (!list || !field || row === null) {
    return { problem, section, list: null, row: null, field: null, name: generalNames[ruled] ?? ruled }
  }
  return { problem, section, list: list.name, row, field, name: nameOf(list.name, row, field) }
}

/** From the top of the page to its bottom. */
function byPlace(one: PlacedIssue, other: PlacedIssue): number {
  const placesOf = ({ list, row, field }: PlacedIssue) => {
    const at = resumeLists.findIndex(({ name }) => name === list)
    return [at, row ?? 0, field ? (resumeLists[at]?.fields.indexOf(field) ?? 0) : 0]
  }
  const places = placesOf(other)
  return (
    placesOf(one)
      .map((place, index) => place - (places[index] ?? 0))
      .find((difference) => difference !== 0) ?? 0
  )
}

/** What is wrong with a resume, each with the control that it is about. A date that isn't one is compared with no other. */
export function placedIssues(values: ResumeValues, circumstances: ResumeCircumstances): PlacedIssue[] {
  const dates = wrongDates(values)
  const judged: ResumeValues = { ...values }
  for (const { list, row, field } of dates) {
    if (list === null || row === null || field === null) continue
    judged[list] = judged[list].map((typed, index) =>
      index === row ? { ...typed, [field.name]: '' } : typed,
    )
  }
  const ruled = resumeIssues(resumeOf(judged), circumstances)
    .map(placeOf)
    .filter(({ name }) => dates.every((date) => date.name !== name))
  return [...ruled, ...dates].sort(byPlace)
}

const errorOf = (problem: Problem): FieldError =>
  typeof problem === 'string'
    ? { type: problem }
    : { type: 'date', types: Object.fromEntries(problem.map((issue) => [issue, true])) }

/** The problem that an error stands for. */
export function problemOf({ type, types }: FieldError): Problem {
  return types ? dateIssueCodes.filter((issue) => types[issue]) : (type as ResumeCode)
}

/** Errors carry the code of the rule as their type, or all issues of a date; the first of a control counts. */
export function resumeResolver(circumstances: () => ResumeCircumstances): Resolver<ResumeValues> {
  return (values) => {
    const placed = placedIssues(values, circumstances())
    const errors: FieldErrors<ResumeValues> = {}
    for (const { problem, name } of placed) {
      if (get(errors, name) === undefined) set(errors, name, errorOf(problem))
    }
    return placed.length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}
