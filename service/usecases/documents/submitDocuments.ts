/** Handing in documents: the sources and documents chosen become the submission's own (sections 4 to 6). */
import type { CategoryChoice, SubmitFilesInput } from '#contract/entities/document.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { isCivilServant } from '#contract/rules/civilServant.ts'
import { choiceIssues, conditionalDocuments, type Occasion } from '#contract/rules/documentRules.ts'
import { validationError, versionConflict } from '#service/core/apiError.ts'
import { randomId } from '#service/core/randomId.ts'
import { inOrder, isSameChoice, withAdded } from '#service/domain/documentChoices.ts'
import { assertOpen } from '#service/domain/examPeriods.ts'
import { assertType } from '#service/domain/stageTransitions.ts'
import type { Database } from '#service/store/database.ts'
import {
  addToLibrary,
  lockOwnedDocuments,
  type NewDocument,
  type PersonalDocumentRow,
} from '#service/store/personalDocuments.ts'
import { findForm } from '#service/store/registrationForms.ts'
import {
  applyRoundOf,
  findOwned,
  lastEvent,
  lockOwned,
  type SubmissionWithExam,
} from '#service/store/submissions.ts'
import {
  type NewSubmittedFile,
  readSubmittedFiles,
  replaceSubmittedFiles,
} from '#service/store/submittedFiles.ts'
import { inTransaction, type Trx } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { transitionStage } from '#service/usecases/submission/transitionStage.ts'

export interface DocumentSubmission {
  id: string
  subject: string
  type: SubmissionType
  channel: 'WEB' | 'APP'
  now: Date
  input: SubmitFilesInput
  /** file parts, whose bytes are safe: they enter the library and count as chosen in their category */
  files: readonly NewDocument[]
}

/** Refuses what can be refused before bytes come; `submitDocuments` decides. */
export async function assertSubmittable(
  { db }: Pick<Dependencies, 'db'>,
  { id, subject, type, now }: Pick<DocumentSubmission, 'id' | 'subject' | 'type' | 'now'>,
): Promise<void> {
  const current = await findOwned(db, id, subject)
  assertType(current, type)
  if (current.submission.stage === 'UPLOADING') assertOpen(current.exam, type, now)
}

/** Records the choice and goes on to the review. The same choice sent again is answered with what is stored. */
export function submitDocuments(
  { db }: Pick<Dependencies, 'db'>,
  request: DocumentSubmission,
): Promise<SubmissionWithExam> {
  const { id, subject, type, now, input, files } = request
  return inTransaction(db, async (trx) => {
    const current = await lockOwned(trx, id, subject)
    assertType(current, type)
    const isHandedInLast = (await lastEvent(trx, id)) === 'files.submitted'
    if (
      isHandedInLast &&
      files.length === 0 &&
      isSameChoice(await readSubmittedFiles(trx, id), input.choices)
    )
      return current
    assertOpen(current.exam, type, now)
    const isEditable = isHandedInLast || current.submission.stage === 'UPLOADING'
    if (isEditable && input.version !== current.submission.version) throw versionConflict()
    const conditional = conditionalDocuments(input.choices, { round: type }).length > 0
    const next = await transitionStage(trx, current, { type: 'files.submitted' }, now, {
      documentsConditional: conditional,
    })
    const added = await addToLibrary(trx, subject, files, now)
    const choices = withAdded(input.choices, added)
    await assertValid(trx, current, choices, conditional && !input.conditionalConfirmed)
    await replaceFiles(trx, request, choices)
    return next
  })
}

/** Role and round of the applicant, as the rules for documents ask for them. */
export async function occasionOf(db: Database, current: SubmissionWithExam): Promise<Occasion> {
  const apply = await applyRoundOf(db, current)
  const form = await findForm(db, apply.id)
  return {
    round: current.submission.type,
    civil: isCivilServant(apply.personnel?.applicantStatus ?? 'G', form?.answers.civil ?? null),
    requested: current.submission.requestedDocuments,
  }
}

async function assertValid(
  trx: Trx,
  current: SubmissionWithExam,
  choices: CategoryChoice[],
  isUnconfirmed: boolean,
): Promise<void> {
  const issues = choiceIssues(choices, await occasionOf(trx, current))
  if (issues.length > 0) {
    throw validationError(
      Object.fromEntries(issues.map(({ category, code }) => [category ?? 'choices', code])),
    )
  }
  if (isUnconfirmed) throw validationError({ conditionalConfirmed: 'must be confirmed' })
}

async function replaceFiles(
  trx: Trx,
  { id, subject, channel, now }: DocumentSubmission,
  choices: readonly CategoryChoice[],
): Promise<void> {
  const ids = [...new Set(choices.flatMap(({ personalDocumentIds }) => personalDocumentIds))]
  const documents = new Map((await lockOwnedDocuments(trx, subject, ids)).map((row) => [row.id, row]))
  const rows = inOrder(choices).flatMap((choice) => {
    const own = { submissionId: id, channel, createdAt: now, ...choice }
    if (choice.documentSource !== 'PERSONAL') return [rowOf(own, null)]
    return choice.personalDocumentIds.map((documentId) => rowOf(own, documents.get(documentId) ?? null))
  })
  await replaceSubmittedFiles(trx, id, rows)
}

/** The submission's own row: it refers to the same bytes, which stay when the library's document goes. */
function rowOf(
  own: { submissionId: string; channel: 'WEB' | 'APP'; createdAt: Date } & CategoryChoice,
  document: PersonalDocumentRow | null,
): NewSubmittedFile {
  return {
    id: randomId(),
    submissionId: own.submissionId,
    documentType: own.documentType,
    documentSource: own.documentSource,
    documentCiType: null,
    channel: own.channel,
    personalDocumentId: document?.id ?? null,
    documentValue: document?.documentValue ?? null,
    blobKey: document?.blobKey ?? null,
    fileName: document?.fileName ?? null,
    mediaType: document?.mediaType ?? null,
    size: document?.size ?? null,
    sha256: document?.sha256 ?? null,
    createdAt: own.createdAt,
  }
}
