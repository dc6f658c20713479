import type { ActorRefFrom } from 'xstate'
import type { CategoryChoice, PersonalDocument } from '#contract/entities/document.ts'
import type { DocumentCategory, SubmissionType } from '#contract/enums.ts'
import {
  type ChoiceIssue,
  type ChosenDocument,
  choiceIssues,
  conditionalDocuments,
  type Occasion,
  type UploadWarning,
  uploadWarnings,
} from '#contract/rules/documentRules.ts'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import type { chosenFileMachine } from '#machines/upload/chosenFile.machine.ts'
import type { fileUploadMachine } from '#machines/upload/fileUpload.machine.ts'
import type { libraryMachine } from '#machines/upload/library.machine.ts'
import type { Conversion } from '#machines/upload/ownFile.ts'

/** What was chosen before, and what the choices depend on. */
export interface LoadedDocuments {
  readonly choices: readonly CategoryChoice[]
  /** the choices are those that this tab kept and never submitted */
  readonly restored: boolean
  /** version of the submission that the choices belong to */
  readonly version: number
  /** statuses A to E, or civil true: more sources, and the category RG */
  readonly civil: boolean
  /** the own library, 150 documents at most */
  readonly library: readonly PersonalDocument[]
}

export interface UploadInput {
  readonly address: SubmissionAddress
  /** categories that a supplement asks for; empty when applying */
  readonly requested: readonly DocumentCategory[]
  /** the exam's educationLevelLevel */
  readonly requiredLevel: number
  /** version of the submission with which the step begins */
  readonly version: number
}

export interface LoadDocuments {
  readonly submissionId: string
  /** null: another may have been saved meanwhile, so it is read before the choices */
  readonly version: number | null
}

export interface SubmitFiles {
  readonly submissionType: SubmissionType
  readonly submissionId: string
  readonly choices: readonly CategoryChoice[]
  readonly conditionalConfirmed: boolean
  /** null: over whatever another tab has saved */
  readonly version: number | null
}

export interface UploadContext extends Omit<LoadedDocuments, 'version'>, Omit<UploadInput, 'version'> {
  readonly version: number | null
  /** chosen files that can't be sent yet, or can't be sent at all */
  readonly chosen: Readonly<Record<string, ActorRefFrom<typeof chosenFileMachine>>>
  readonly uploads: Readonly<Record<string, ActorRefFrom<typeof fileUploadMachine>>>
  /** how the file of a document was made, where this visit made it, by the id of the document */
  readonly conversions: Readonly<Record<string, Conversion>>
  /** the dialog of the library, while it is open */
  readonly picker: ActorRefFrom<typeof libraryMachine> | null
  /** what the last `next` found wrong */
  readonly issues: readonly ChoiceIssue[]
  /** times that `next` found something wrong */
  readonly refusals: number
}

/** The occasion by which the contract's rules judge the choices. */
export const occasionOf = ({ address, civil, requested }: UploadContext): Occasion => ({
  round: address.submissionType,
  civil,
  requested,
})

export const issuesOf = (context: UploadContext): ChoiceIssue[] =>
  choiceIssues(context.choices, occasionOf(context))

/** What `next` found wrong, until it is put right. */
export function openIssues(context: UploadContext): readonly ChoiceIssue[] {
  const now = issuesOf(context)
  return context.issues.filter(({ category, code }) =>
    now.some((issue) => issue.category === category && issue.code === code),
  )
}

/** What is asked about before the documents that were taken are submitted. */
export function warningsOf({ choices, library, requiredLevel }: UploadContext): UploadWarning[] {
  const taken = choices.flatMap(({ documentType, personalDocumentIds }) =>
    personalDocumentIds.flatMap((id): ChosenDocument[] => {
      const document = library.find((one) => one.id === id)
      return document ? [{ category: documentType, value: document.documentValue }] : []
    }),
  )
  return uploadWarnings(taken, requiredLevel)
}

/** Categories whose documents are not handed in: the applicant is admitted on condition. */
export const conditionsOf = (context: UploadContext): DocumentCategory[] =>
  conditionalDocuments(context.choices, occasionOf(context))

export const submissionOf = (context: UploadContext, version: number | null): SubmitFiles => ({
  submissionType: context.address.submissionType,
  submissionId: context.address.submissionId,
  choices: context.choices,
  conditionalConfirmed: conditionsOf(context).length > 0,
  version,
})

/** A record without one of its entries. */
export const without = <Entry>(record: Readonly<Record<string, Entry>>, id: string): Record<string, Entry> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== id))
