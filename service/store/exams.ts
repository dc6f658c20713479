import type { Selectable } from 'kysely'
import { notThere } from '#service/core/refusal.ts'
import { compiledOnce } from '#service/store/compiledOnce.ts'
import type { Database } from '#service/store/database.ts'
import type { ExamTable } from '#service/store/schema.ts'

export type Exam = Selectable<ExamTable>

/** @throws Refusal NOT_FOUND */
export async function findExam(db: Database, id: number): Promise<Exam> {
  const exam = await db.selectFrom('exam').selectAll().where('id', '=', id).executeTakeFirst()
  if (!exam) throw notThere('There is no such exam')
  return exam
}

const examsOfKind = compiledOnce((db) => db.selectFrom('exam').selectAll().where('test', '=', true))

/** All exams, or all test exams. */
export const listExams = (db: Database, { test }: { test: boolean }): Promise<Exam[]> => examsOfKind(db, test)
