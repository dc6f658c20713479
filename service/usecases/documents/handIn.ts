/** Handing in documents: the sources and documents chosen become the submission's own (sections 4 to 6). */
import { isDeepStrictEqual } from 'node:util'
import type { Insertable } from 'kysely'
import type { CategoryChoice, SubmitFilesInput } from '#contract/entities/document.ts'
import { type DocumentCategory, documentCategories, type SubmissionType } from '#contract/enums.ts'
import { isCivilServant } from '#contract/rules/civilServant.ts'
import { choiceIssues, conditionalDocuments, type Occasion } from '#contract/rules/documentRules.ts'
import { randomId } from '#service/core/randomId.ts'
import { notValid } from '#service/core/refusal.ts'
import type { Database } from '#service/store/database.ts'
import type { SubmittedFileTable } from '#service/store/schema.ts'
import {
  type Held,
  inTransaction,
  lastEvent,
  lockOwn,
  notYours,
  requireOpen,
  requireType,
  type Trx,
  takeStep,
} from '#service/store/submissions.ts'
import { readSubmittedFiles, type SubmittedFileRow } from '#service/store/submittedFiles.ts'
import {
  addToLibrary,
  type NewDocument,
  type PersonalDocumentRow,
} from '#service/usecases/library/library.ts'
import { applyRoundOf, isNewer } from '#service/usecases/registration/registration.ts'

export interface HandIn {
  id: string
  subject: string
  type: SubmissionType
  channel: 'WEB' | 'APP'
  now: Date
  input: SubmitFilesInput
  /** file parts, whose bytes are safe: they enter the library and count as chosen in their category */
  files: readonly NewDocument[]
}

/** Records the choice and goes on to the review. The same choice sent again is answered with what is stored. */
export function handIn(db: Database, request: HandIn): Promise<Held> {
  const { id, subject, type, now, input, files } = request
  return inTransaction(db, async (trx) => {
    const held = await lockOwn(trx, id, subject)
    requireType(held, type)
    const isHandedInLast = (await lastEvent(trx, id)) === 'files.submitted'
    if (isHandedInLast && files.length === 0 && (await isStored(trx, id, input.choices))) return held
    requireOpen(held.exam, type, now)
    const isEditable = isHandedInLast || held.submission.stage === 'UPLOADING'
    if (isEditable && input.version !== held.submission.version) throw isNewer()
    const conditional = conditionalDocuments(input.choices, { round: type }).length > 0
    const next = await takeStep(trx, held, { type: 'files.submitted' }, now, {
      documentsConditional: conditional,
    })
    const added = await addToLibrary(trx, subject, files, now)
    const choices = withAdded(input.choices, added)
    await requireRight(trx, held, choices, conditional && !input.conditionalConfirmed)
    await replaceFiles(trx, request, choices)
    return next
  })
}

/** Files sent along count as chosen in their category. */
function withAdded(
  choices: readonly CategoryChoice[],
  added: readonly PersonalDocumentRow[],
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

/** Role and round of the applicant, as the rules for documents ask for them. */
export async function occasionOf(db: Database, held: Held): Promise<Occasion> {
  const apply = await applyRoundOf(db, held)
  const form = await db
    .selectFrom('registrationForm')
    .select('answers')
    .where('submissionId', '=', apply.id)
    .executeTakeFirst()
  return {
    round: held.submission.type,
    civil: isCivilServant(apply.personnel?.applicantStatus ?? 'G', form?.answers.civil ?? null),
    requested: held.submission.requestedDocuments,
  }
}

async function requireRight(
  trx: Trx,
  held: Held,
  choices: CategoryChoice[],
  isUnconfirmed: boolean,
): Promise<void> {
  const issues = choiceIssues(choices, await occasionOf(trx, held))
  if (issues.length > 0) {
    throw notValid(Object.fromEntries(issues.map(({ category, code }) => [category ?? 'choices', code])))
  }
  if (isUnconfirmed) throw notValid({ conditionalConfirmed: 'must be confirmed' })
}

/** The former choice goes, what the board has added (ADMIN) and the form document stay. */
async function replaceFiles(
  trx: Trx,
  { id, subject, channel, now }: HandIn,
  choices: readonly CategoryChoice[],
): Promise<void> {
  const ids = [...new Set(choices.flatMap(({ personalDocumentIds }) => personalDocumentIds))]
  const documents = new Map((await findOwn(trx, subject, ids)).map((row) => [row.id, row]))
  await trx
    .deleteFrom('submittedFile')
    .where('submissionId', '=', id)
    .where('documentSource', '!=', 'ADMIN')
    .where('documentCiType', 'is', null)
    .where('documentType', '!=', 'RECIBO')
    .execute()
  const rows = inOrder(choices).flatMap((choice) => {
    const own = { submissionId: id, channel, createdAt: now, ...choice }
    if (choice.documentSource !== 'PERSONAL') return [rowOf(own, null)]
    return choice.personalDocumentIds.map((documentId) => rowOf(own, documents.get(documentId) ?? null))
  })
  if (rows.length === 0) return
  await trx
    .insertInto('submittedFile')
    .values(rows.map((row, position) => ({ ...row, position })))
    .execute()
}

/** Locked, so that a removal from the library waits; one identical refusal for another's and for none. */
async function findOwn(trx: Trx, subject: string, ids: readonly string[]): Promise<PersonalDocumentRow[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('personalDocument')
    .selectAll()
    .where('subject', '=', subject)
    .where('id', 'in', ids)
    .forShare()
    .execute()
  if (rows.length !== ids.length) throw notYours()
  return rows
}

const inOrder = (choices: readonly CategoryChoice[]) =>
  [...choices].sort((a, b) => positionOf(a.documentType) - positionOf(b.documentType))
const positionOf = (category: DocumentCategory) => documentCategories.indexOf(category)

/** The submission's own row: it refers to the same bytes, which stay when the library's document goes. */
function rowOf(
  own: { submissionId: string; channel: 'WEB' | 'APP'; createdAt: Date } & CategoryChoice,
  document: PersonalDocumentRow | null,
): Omit<Insertable<SubmittedFileTable>, 'position'> {
  return {
    id: randomId(),
    submissionId: own.submissionId,
    documentType: own.documentType,
    documentSource: own.documentSource,
    documentCiType: null,
    channel: own.channel,
    personalDocumentId: document?.id ?? null,
    documentValue: document && JSON.stringify(document.documentValue),
    blobKey: document?.blobKey ?? null,
    fileName: document?.fileName ?? null,
    mediaType: document?.mediaType ?? null,
    size: document?.size ?? null,
    sha256: document?.sha256 ?? null,
    createdAt: own.createdAt,
  }
}

async function isStored(db: Database, id: string, choices: readonly CategoryChoice[]): Promise<boolean> {
  const stored = (await readSubmittedFiles(db, id)).filter(isChosen)
  return isDeepStrictEqual(
    new Set(
      stored.map(({ documentType, documentSource, personalDocumentId }) =>
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
}

const isChosen = ({ documentSource, documentCiType, documentType }: SubmittedFileRow) =>
  documentSource !== 'ADMIN' && documentCiType === null && documentType !== 'RECIBO'
