/** Choices of documents and sources: what was sent along, their order, whether one was handed in before. */
import { isDeepStrictEqual } from 'node:util'
import type { CategoryChoice } from '#contract/entities/document.ts'
import { type DocumentCategory, type DocumentSource, documentCategories } from '#contract/enums.ts'

/** Files sent along count as chosen in their category. */
export function withAdded(
  choices: readonly CategoryChoice[],
  added: readonly { id: string; documentType: DocumentCategory }[],
): CategoryChoice[] {
  const sent = Map.groupBy(added, ({ documentType }) => documentType)
  const extended = choices.map((choice) => ({
    ...choice,
    personalDocumentIds: [
      ...new Set([
        ...choice.personalDocumentIds,
        ...(sent.get(choice.documentType) ?? []).map(({ id }) => id),
      ]),
    ],
  }))
  const open = [...sent].filter(
    ([category]) => !choices.some(({ documentType }) => documentType === category),
  )
  return [
    ...extended,
    ...open.map(([documentType, rows]) => ({
      documentType,
      documentSource: 'PERSONAL' as const,
      personalDocumentIds: rows.map(({ id }) => id),
    })),
  ]
}

/** In the order of the categories. */
export const inOrder = (choices: readonly CategoryChoice[]) =>
  [...choices].sort((a, b) => positionOf(a.documentType) - positionOf(b.documentType))
const positionOf = (category: DocumentCategory) => documentCategories.indexOf(category)

interface StoredChoice {
  documentType: DocumentCategory | 'RECIBO'
  documentSource: DocumentSource
  documentCiType: 'FI' | null
  personalDocumentId: string | null
}

/** Whether the stored documents are those of the choices; what the board and the service have added is left out. */
export const isSameChoice = (stored: readonly StoredChoice[], choices: readonly CategoryChoice[]): boolean =>
  isDeepStrictEqual(
    new Set(
      stored
        .filter(isChosen)
        .map(({ documentType, documentSource, personalDocumentId }) =>
          [documentType, documentSource, personalDocumentId].join(),
        ),
    ),
    new Set(
      choices.flatMap(({ documentType, documentSource, personalDocumentIds }) =>
        documentSource === 'PERSONAL'
          ? personalDocumentIds.map((documentId) => [documentType, documentSource, documentId].join())
          : [[documentType, documentSource, null].join()],
      ),
    ),
  )

const isChosen = ({ documentSource, documentCiType, documentType }: StoredChoice) =>
  documentSource !== 'ADMIN' && documentCiType === null && documentType !== 'RECIBO'
