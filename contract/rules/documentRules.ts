/** The documents of a submission: categories, sources by role, completeness, conditions, warnings (sections 4 to 6). */
import type { CategoryChoice, DocumentValue } from '#contract/entities/document.ts'
import {
  type DocumentCategory,
  type DocumentSource,
  documentCategories,
  type SubmissionType,
} from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'

/** Categories for which a source must be chosen when applying (section 5, upload). */
export const requiredCategories = ['ID', 'HA_E', 'OUTROS'] as const satisfies readonly DocumentCategory[]
/** Required categories that make the applicant conditionally admitted when they aren't handed in (section 4). */
const conditionalCategories: readonly DocumentCategory[] = ['ID', 'HA_E']
/** From this number of the table education-level on, a level is higher education. */
const lowestHigherEducation = 4

/** The round, the applicant's role, and what the board asks for in a supplement. */
export interface Occasion {
  round: SubmissionType
  /** statuses A to E, or civil true */
  civil: boolean
  /** categories that a supplement asks for; ignored when applying */
  requested: readonly DocumentCategory[]
}

/** The categories that are shown and accepted, in the order of the page; RG only for civil applicants (section 6). */
export function categoriesOf({ round, civil, requested }: Occasion): DocumentCategory[] {
  return documentCategories.filter(
    (category) => (civil || category !== 'RG') && (round === 'apply' || requested.includes(category)),
  )
}

/**
 * The sources offered for a category (section 6): the Identification Services Bureau (DSI) gives identity documents
 * only; documents held by the own department (DEPARTMENT) are for civil applicants. ADMIN is never chosen.
 */
export function sourcesOf(category: DocumentCategory, { round, civil }: Occasion): DocumentSource[] {
  const sources: DocumentSource[] = ['PERSONAL']
  if (category === 'ID') sources.push('DSI')
  if (civil) sources.push('DEPARTMENT')
  if (round === 'apply') sources.push('NOT')
  return sources
}

/** The text of an issue is `upload.<code>`, or `supplement.need_file`. The last three are never met on the page. */
export type ChoiceCode =
  | 'select_type'
  | 'must_select_document'
  | 'need_file'
  | 'category_not_allowed'
  | 'source_not_allowed'
  | 'category_repeated'

export interface ChoiceIssue {
  /** null: the choices as a whole */
  category: DocumentCategory | null
  code: ChoiceCode
}

function issueOfChoice(choice: CategoryChoice, occasion: Occasion): ChoiceCode | null {
  const { documentType, documentSource, personalDocumentIds } = choice
  if (!categoriesOf(occasion).includes(documentType)) return 'category_not_allowed'
  if (!sourcesOf(documentType, occasion).includes(documentSource)) return 'source_not_allowed'
  const taken = personalDocumentIds.length
  if (documentSource !== 'PERSONAL') return taken === 0 ? null : 'source_not_allowed'
  return taken === 0 ? 'must_select_document' : null
}

/** Everything that is wrong with the choices, in the order of the page; empty where they can be submitted. */
export function choiceIssues(choices: readonly CategoryChoice[], occasion: Occasion): ChoiceIssue[] {
  const shown = categoriesOf(occasion)
  const found = shown.flatMap((category): ChoiceIssue[] => {
    const own = choices.filter(({ documentType }) => documentType === category)
    const [choice] = own
    if (own.length > 1) return [{ category, code: 'category_repeated' }]
    if (choice) {
      const code = issueOfChoice(choice, occasion)
      return code === null ? [] : [{ category, code }]
    }
    const required = occasion.round === 'apply' && requiredCategories.some((one) => one === category)
    return required ? [{ category, code: 'select_type' }] : []
  })
  const foreign = choices
    .filter(({ documentType }) => !shown.includes(documentType))
    .map(({ documentType }): ChoiceIssue => ({ category: documentType, code: 'category_not_allowed' }))
  const needsFile =
    occasion.round === 'supplement' &&
    !choices.some(({ personalDocumentIds }) => personalDocumentIds.length > 0)
  return [...found, ...foreign, ...(needsFile ? [{ category: null, code: 'need_file' } as const] : [])]
}

/** The required categories that are not handed in: the applicant is asked to confirm being admitted on condition. */
export function conditionalDocuments(
  choices: readonly CategoryChoice[],
  { round }: Pick<Occasion, 'round'>,
): DocumentCategory[] {
  if (round === 'supplement') return []
  return choices
    .filter(
      ({ documentType, documentSource }) =>
        documentSource === 'NOT' && conditionalCategories.includes(documentType),
    )
    .map(({ documentType }) => documentType)
}

/** The text of a warning is `upload.<code>`; each can be confirmed. */
export type UploadWarning = 'warn_no_higher_education' | 'warn_level_below' | 'warn_mismatch_no_former'

/** A document that was taken from the library, with what it says of itself. */
export interface ChosenDocument {
  category: DocumentCategory
  value: DocumentValue
}

const levelOf = ({ educationLevelMatchLevel, educationLevel }: DocumentValue) =>
  educationLevelMatchLevel ?? educationLevel?.level ?? null

function educationWarning(chosen: readonly ChosenDocument[], requiredLevel: number): UploadWarning[] {
  const diplomas = chosen.filter(({ category }) => category === 'HA_E')
  if (diplomas.length === 0) return []
  const levels = diplomas.map(({ value }) => levelOf(value)).filter((level) => level !== null)
  const highest = levels.length === 0 ? null : Math.max(...levels)
  if (requiredLevel >= lowestHigherEducation && (highest === null || highest < lowestHigherEducation)) {
    return ['warn_no_higher_education']
  }
  return highest !== null && highest < requiredLevel ? ['warn_level_below'] : []
}

function mismatchWarning(chosen: readonly ChosenDocument[]): UploadWarning[] {
  const mismatch = chosen.some(({ value }) => value.nameNon || value.birthdayNon || value.idNon)
  const former = chosen.some(
    ({ category, value }) => category === 'OUTROS' && value.documentCategory === 'FORMER',
  )
  return mismatch && !former ? ['warn_mismatch_no_former'] : []
}

/**
 * What is asked before the documents are submitted (section 5). `requiredLevel` is the exam's educationLevelLevel.
 * A diploma that doesn't say its level counts as none where higher education is required, and is trusted otherwise.
 */
export function uploadWarnings(chosen: readonly ChosenDocument[], requiredLevel: number): UploadWarning[] {
  return [...educationWarning(chosen, requiredLevel), ...mismatchWarning(chosen)]
}

/** Whether the library can take that many documents more (150 at most; otherwise DOC_NUM_MORE_THAN_150). */
export function libraryHasRoom(count: number, more = 1): boolean {
  return count + more <= limits.libraryDocuments
}
