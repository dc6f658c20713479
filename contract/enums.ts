/** The closed vocabularies of the wire. Codes and spellings are those of section 3 of the specification. */
import * as v from 'valibot'
import { returnStages, stages } from '#contract/steps.ts'

/** The two rounds in which documents are handed in. */
export const submissionTypes = ['apply', 'supplement'] as const
export const SubmissionType = v.picklist(submissionTypes)
export type SubmissionType = v.InferOutput<typeof SubmissionType>

/** How far a submission has come (section 4). RESUMING is the optional resume step of section 2. */
export const Stage = v.picklist(stages)
export type Stage = v.InferOutput<typeof Stage>

/** Stages to which the review page may return. */
export const ReturnStage = v.picklist(returnStages)
export type ReturnStage = v.InferOutput<typeof ReturnStage>

/** Where a submission came from. FRONT and BACK are the counter and the back office. */
export const submissionChannels = ['WEB', 'APP', 'FRONT', 'BACK'] as const
export const SubmissionChannel = v.picklist(submissionChannels)
export type SubmissionChannel = v.InferOutput<typeof SubmissionChannel>

/** Interface languages (section 1), kept under the key `lang`. */
export const interfaceLanguages = ['ZH_TW', 'PT'] as const
export const InterfaceLanguage = v.picklist(interfaceLanguages)
export type InterfaceLanguage = v.InferOutput<typeof InterfaceLanguage>

/** Exam and correspondence language: C Chinese, P Portuguese. */
export const examLanguages = ['C', 'P'] as const
export const ExamLanguage = v.picklist(examLanguages)
export type ExamLanguage = v.InferOutput<typeof ExamLanguage>

/** A to E are linked to the public administration; only F and G answer the question `civil`. */
export const applicantStatuses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export const ApplicantStatus = v.picklist(applicantStatuses)
export type ApplicantStatus = v.InferOutput<typeof ApplicantStatus>

export const contractTypes = ['APPOINT', 'ADMIN', 'PERSON1', 'PERSON2'] as const
export const ContractType = v.picklist(contractTypes)
export type ContractType = v.InferOutput<typeof ContractType>

/** 0 company, 1 from a list, 2 other. */
export const companyTypes = [0, 1, 2] as const
export const CompanyType = v.picklist(companyTypes)
export type CompanyType = v.InferOutput<typeof CompanyType>

export const documentTypes = [
  'ID',
  'HA_E',
  'HA_O',
  'OUTROS',
  'RECIBO',
  'DIPLOMA',
  'ACADEMIC',
  'RG',
  'RG2',
  'EP',
  'HP',
  'FP',
  'FORMER',
  'DISABLED',
] as const
export const DocumentType = v.picklist(documentTypes)
export type DocumentType = v.InferOutput<typeof DocumentType>

/** The groups that the upload step shows. */
export const documentCategories = ['ID', 'HA_E', 'RG', 'EP', 'HP', 'FP', 'OUTROS'] as const
export const DocumentCategory = v.picklist(documentCategories)
export type DocumentCategory = v.InferOutput<typeof DocumentCategory>

/** NOT not handed in; DSI and DEPARTMENT held by the administration; PERSONAL the own library; ADMIN added by the board. */
export const documentSources = ['NOT', 'DSI', 'PERSONAL', 'DEPARTMENT', 'ADMIN'] as const
export const DocumentSource = v.picklist(documentSources)
export type DocumentSource = v.InferOutput<typeof DocumentSource>

/** FI marks the form document of a submission. */
export const documentCiTypes = ['FI'] as const
export const DocumentCiType = v.picklist(documentCiTypes)

export const paymentChannels = ['GOV_PAY', 'VISA', 'MASTERCARD', 'MPAY', 'FREE'] as const
export const PaymentChannel = v.picklist(paymentChannels)
export type PaymentChannel = v.InferOutput<typeof PaymentChannel>

/** STARTED is open; NOTIFIED counts as paid. */
export const paymentStatuses = ['STARTED', 'FAILED', 'CANCELLED', 'NOTIFIED', 'SUCCESS'] as const
export const PaymentStatus = v.picklist(paymentStatuses)
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>

/** Mastery of a language: A good, B regular, C weak, D none. */
export const languageLevels = ['A', 'B', 'C', 'D'] as const
export const LanguageLevel = v.picklist(languageLevels)

/** F full-time, T part-time, P internship. */
export const contractModes = ['F', 'T', 'P'] as const
export const ContractMode = v.picklist(contractModes)

/** P publication, C patent, copyright or research, E paper, A award, O other. */
export const remarkableCategories = ['P', 'C', 'E', 'A', 'O'] as const
export const RemarkableCategory = v.picklist(remarkableCategories)

export const resumeLanguages = ['TC', 'TS', 'PT', 'EN'] as const
export const ResumeLanguage = v.picklist(resumeLanguages)
export type ResumeLanguage = v.InferOutput<typeof ResumeLanguage>

export const examKinds = ['COMUM', 'ESPECIAL'] as const
export const ExamKind = v.picklist(examKinds)

/** Reference tables of section 3 that share one search call. */
export const referenceTables = [
  'department',
  'education-level',
  'education-location',
  'entity-info',
  'identity-type',
  'language-type',
  'vinculum-type',
] as const
export const ReferenceTable = v.picklist(referenceTables)
export type ReferenceTable = v.InferOutput<typeof ReferenceTable>
