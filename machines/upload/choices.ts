import type { CategoryChoice } from '#contract/entities/document.ts'
import type { DocumentCategory, DocumentSource } from '#contract/enums.ts'

/** The choices of the upload step by category; each returns the choices as they are then. */
type Choices = readonly CategoryChoice[]

const without = (choices: Choices, category: DocumentCategory) =>
  choices.filter(({ documentType }) => documentType !== category)

const takenFor = (choices: Choices, category: DocumentCategory): readonly string[] =>
  choices.find(({ documentType }) => documentType === category)?.personalDocumentIds ?? []

/** A source is chosen; documents stay taken with the own library only. `null` leaves the category open. */
export function withSource(
  choices: Choices,
  category: DocumentCategory,
  source: DocumentSource | null,
): CategoryChoice[] {
  if (source === null) return without(choices, category)
  return source === 'PERSONAL'
    ? withDocuments(choices, category, takenFor(choices, category))
    : [
        ...without(choices, category),
        { documentType: category, documentSource: source, personalDocumentIds: [] },
      ]
}

/** These documents of the own library are taken for the category. */
export const withDocuments = (
  choices: Choices,
  category: DocumentCategory,
  documentIds: readonly string[],
): CategoryChoice[] => [
  ...without(choices, category),
  { documentType: category, documentSource: 'PERSONAL', personalDocumentIds: [...documentIds] },
]

/** One more document of the own library is taken, as after an upload. */
export const withDocument = (
  choices: Choices,
  category: DocumentCategory,
  documentId: string,
): CategoryChoice[] =>
  withDocuments(choices, category, [...new Set([...takenFor(choices, category), documentId])])
