/** The applicant's standing in exams: applications, their submissions, and which exams are listed. */
import type { ApplicationInfo, ListedExam } from '#contract/entities/exam.ts'
import { periodState } from '#contract/rules/examWindow.ts'
import { compiledOnce } from '#service/store/compiledOnce.ts'
import type { Database } from '#service/store/database.ts'
import { examPeriods, wireExam } from '#service/store/exams.ts'
import type { Exam, SubmissionRow } from '#service/store/submissions.ts'
import { readAttachments, wireSummary } from '#service/usecases/submission/wireSubmission.ts'

const day = 24 * 60 * 60_000
/** An exam is listed from so long before its period, and so long after its last one. */
const listedBefore = 30 * day
const listedAfter = 180 * day

export interface Standing {
  info: ApplicationInfo | null
  applied: boolean
  supplemented: boolean
}
const none: Standing = { info: null, applied: false, supplemented: false }

const submissionsIn = compiledOnce((db) =>
  db
    .selectFrom('submission')
    .selectAll()
    .where('subject', '=', '')
    .where('examId', '=', ({ fn, val }) => fn.any(val<number[]>([])))
    .orderBy('createdAt'),
)
const examsOfKind = compiledOnce((db) => db.selectFrom('exam').selectAll().where('test', '=', true))

/** The person's standing in each of the exams; an exam without an application is absent. */
export async function readStandings(
  db: Database,
  subject: string,
  examIds: readonly number[],
): Promise<Map<number, Standing>> {
  if (examIds.length === 0) return new Map()
  const submissions = await submissionsIn(db, subject, examIds)
  const ids = submissions.map(({ id }) => id)
  const [attachments, addresses] = await Promise.all([readAttachments(db, ids), readAddresses(db, ids)])
  const byExam = Map.groupBy(submissions, ({ examId }) => examId)
  return new Map(
    [...byExam].map(([examId, own]) => {
      const summaries = own.map((submission) => wireSummary(submission, attachments))
      return [examId, standingOf(own, summaries, addresses)]
    }),
  )
}

function standingOf(
  own: SubmissionRow[],
  submissions: ApplicationInfo['submissions'],
  addresses: Map<string, string>,
): Standing {
  const apply = own.find(({ type }) => type === 'apply')
  if (!apply) return none
  const supplements = own.filter(({ type }) => type === 'supplement')
  return {
    info: {
      id: apply.applicationId,
      applicationStage: apply.stage,
      macaoAddress: addresses.get(apply.id) ?? null,
      submissions,
    },
    applied: apply.stage === 'END',
    supplemented: supplements.length > 0 && supplements.every(({ stage }) => stage === 'END'),
  }
}

async function readAddresses(db: Database, submissionIds: string[]): Promise<Map<string, string>> {
  if (submissionIds.length === 0) return new Map()
  const forms = await db
    .selectFrom('registrationForm')
    .select(({ ref }) => ['submissionId', ref('answers', '->>').key('macaoAddress').as('macaoAddress')])
    .where('submissionId', 'in', submissionIds)
    .execute()
  return new Map(forms.map(({ submissionId, macaoAddress }) => [submissionId, macaoAddress]))
}

/** One exam's standing; nothing where the person has no application. */
export async function readStanding(db: Database, subject: string, examId: number): Promise<Standing> {
  return (await readStandings(db, subject, [examId])).get(examId) ?? none
}

/** Open ones first, by their end; then what is open for a supplement; then what comes; then what has closed. */
function rankOf(exam: Exam, now: Date): number {
  const periods = examPeriods(exam)
  const apply = periodState(periods, 'apply', now.getTime())
  if (apply === 'open') return 0
  if (periodState(periods, 'supplement', now.getTime()) === 'open') return 1
  return apply === 'before' ? 2 : 3
}

/** The list (section 2): exams near, in or lately past their periods, and all that the person has applied for. */
export async function listExamsFor(
  db: Database,
  subject: string,
  { test, now }: { test: boolean; now: Date },
): Promise<ListedExam[]> {
  const exams = await examsOfKind(db, test)
  const standings = await readStandings(
    db,
    subject,
    exams.map(({ id }) => id),
  )
  const at = now.getTime()
  const isNear = ({ startDate, endDate, endSupplementDate }: Exam) =>
    startDate.getTime() - listedBefore <= at && at < (endSupplementDate ?? endDate).getTime() + listedAfter
  return exams
    .filter((exam) => isNear(exam) || standings.has(exam.id))
    .map((exam) => ({ exam, rank: rankOf(exam, now) }))
    .sort(
      (a, b) =>
        a.rank - b.rank || a.exam.endDate.getTime() - b.exam.endDate.getTime() || a.exam.id - b.exam.id,
    )
    .map(({ exam }) => {
      const { info, applied, supplemented } = standings.get(exam.id) ?? none
      return { ...wireExam(exam, { applied, supplemented }), application: info }
    })
}
