/**
 * The steps of a submission in their order (sections 2 and 4). Stages, pages, sequences, returns and flags derive from
 * this list; how a step is added: docs/how-to/add-a-step.md.
 */

/** What an exam decides about its applications. */
export const examFlags = [
  'test',
  // the resume is analysed: that step can't be skipped
  'resumeRequired',
] as const
export type ExamFlag = (typeof examFlags)[number]

/**
 * What one submission decides. `everSigned`: a snapshot was signed once; a reset voids the signature, but a late payment
 * completes that snapshot.
 */
export const submissionFlags = ['supplementFile', 'supplementPayment', 'everSigned'] as const
export type SubmissionFlag = (typeof submissionFlags)[number]

/** What the stages depend on, beside the type of the submission. Decided by the service. */
export type StageFlags = Readonly<Record<ExamFlag | SubmissionFlag, boolean>>

interface StepDeclaration {
  readonly stage: string
  /** first path segment of its URL */
  readonly page: string
  /** part of an application: always, or where the exam has a flag */
  readonly apply?: true | ExamFlag
  /** part of a supplement: always, or where the submission has a flag */
  readonly supplement?: true | SubmissionFlag
  /** the review leads back to it */
  readonly returns?: true
}

export const steps = [
  { stage: 'CHECKING', page: 'check' },
  { stage: 'FORMING', page: 'registration', apply: true, returns: true },
  { stage: 'RESUMING', page: 'resume', apply: true, returns: true },
  { stage: 'UPLOADING', page: 'upload', apply: true, supplement: 'supplementFile', returns: true },
  { stage: 'REVIEWING', page: 'review', apply: true, supplement: 'supplementFile' },
  { stage: 'PAYING', page: 'payment', apply: true, supplement: 'supplementPayment' },
  { stage: 'END', page: 'receipt', apply: true, supplement: true },
] as const satisfies readonly StepDeclaration[]

type Declared = (typeof steps)[number]

export const stages = steps.map(({ stage }) => stage)

/** Stages to which the review page may return. */
export const returnStages = steps.flatMap((step) => ('returns' in step ? [step.stage] : []))

/** A page of a step: the first path segment of its URL. */
export type Page = Declared['page']
/** The steps that a journey can have; the eligibility check comes before it. */
export type Step = Exclude<Page, 'check'>
export const stepNames = steps.map(({ page }) => page).filter((page): page is Step => page !== 'check')

/** What the sequence of steps depends on. */
export type JourneyFlags = { readonly type: 'apply' | 'supplement' } & Partial<StageFlags>

/** Whether a submission has a step. */
export function hasStep(page: Page, flags: JourneyFlags): boolean {
  const declared: StepDeclaration | undefined = steps.find((step) => step.page === page)
  const asked = declared?.[flags.type]
  return asked === true || (asked !== undefined && flags[asked] === true)
}

/**
 * The steps that may come next in an application: those that only some exams want, and the first that all want.
 * @returns each with whether all applications have it
 */
export function nextSteps(page: Page): { step: Declared; isSure: boolean }[] {
  const after = steps
    .slice(steps.findIndex((step) => step.page === page) + 1)
    .map((step) => ({ step, isSure: hasStep(step.page, { type: 'apply' }) }))
  return after.slice(0, after.findIndex(({ isSure }) => isSure) + 1)
}

/** No flag is set. */
export const noFlags = Object.fromEntries(
  [...submissionFlags, ...examFlags].map((flag) => [flag, false]),
) as StageFlags

/** All exams that ask for more have these flags: an application has every step that there is. */
export const everyStep = {
  ...noFlags,
  ...Object.fromEntries(
    steps.flatMap((step: StepDeclaration) => (typeof step.apply === 'string' ? [[step.apply, true]] : [])),
  ),
} as StageFlags

/** Some flags of a row that has more. */
export const flagsIn = <F extends string>(names: readonly F[], row: Readonly<Record<F, boolean>>) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Record<F, boolean>
