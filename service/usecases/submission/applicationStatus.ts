/** How the applicant stands with exams: applications, their submissions, and which exams are listed. */

import type { ApplicationInfo, Exam as ExamDto, ListedExam } from '#contract/entities/exam.ts'
import { inListOrder, isListed } from '#service/domain/examList.ts'
import type { Database } from '#service/store/database.ts'
import { findExam, listExams } from '#service/store/exams.ts'
import { readAddresses } from '#service/store/registrationForms.ts'
import { listSubmissions, type SubmissionRow } from '#service/store/submissions.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { toExamDto } from '#service/usecases/submission/toExamDto.ts'
import { readAttachments, toSummaryDto } from '#service/usecases/submission/toSubmissionDto.ts'

interface ApplicationStatus {
  info: ApplicationInfo | null
  applied: boolean
  supplemented: boolean
}
const none: ApplicationStatus = { info: null, applied: false, supplemented: false }

/** The person's status in each of the exams; an exam without an application is absent. */
async function readApplicationStatuses(
  db: Database,
  subject: string,
  examIds: readonly number[],
): Promise<Map<number, ApplicationStatus>> {
  if (examIds.length === 0) return new Map()
  const submissions = await listSubmissions(db, subject, examIds)
  const ids = submissions.map(({ id }) => id)
  const [attachments, addresses] = await Promise.all([readAttachments(db, ids), readAddresses(db, ids)])
  const byExam = Map.groupBy(submissions, ({ examId }) => examId)
  return new Map(
    [...byExam].map(([examId, own]) => {
      const summaries = own.map((submission) => toSummaryDto(submission, attachments))
      return [examId, applicationStatusOf(own, summaries, addresses)]
    }),
  )
}

function applicationStatusOf(
  own: SubmissionRow[],
  submissions: ApplicationInfo['submissions'],
  addresses: Map<string, string>,
): ApplicationStatus {
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

/** One exam's status; nothing where the person has no application. */
async function readApplicationStatus(
  db: Database,
  subject: string,
  examId: number,
): Promise<ApplicationStatus> {
  return (await readApplicationStatuses(db, subject, [examId])).get(examId) ?? none
}

/** An exam with what the person has done in it. @throws ApiError NOT_FOUND */
export async function readExam(
  { db }: Pick<Dependencies, 'db'>,
  id: number,
  subject: string,
): Promise<ExamDto> {
  const exam = await findExam(db, id)
  return toExamDto(exam, await readApplicationStatus(db, subject, exam.id))
}

/** The person's application to an exam; null where there is none. @throws ApiError NOT_FOUND */
export async function readApplication(
  { db }: Pick<Dependencies, 'db'>,
  examId: number,
  subject: string,
): Promise<ApplicationInfo | null> {
  const exam = await findExam(db, examId)
  return (await readApplicationStatus(db, subject, exam.id)).info
}

/** The list (section 2): exams near, in or lately past their periods, and all that the person has applied for. */
export async function listExamsFor(
  { db }: Pick<Dependencies, 'db'>,
  subject: string,
  { test, now }: { test: boolean; now: Date },
): Promise<ListedExam[]> {
  const exams = await listExams(db, { test })
  const statuses = await readApplicationStatuses(
    db,
    subject,
    exams.map(({ id }) => id),
  )
  const shown = exams.filter((exam) => isListed(exam, now) || statuses.has(exam.id))
  return inListOrder(shown, now).map((exam) => {
    const { info, applied, supplemented } = statuses.get(exam.id) ?? none
    return { ...toExamDto(exam, { applied, supplemented }), application: info }
  })
}
