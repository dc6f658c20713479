import type { Selectable } from 'kysely'
import { notFound } from '#service/core/apiError.ts'
import type { Database } from '#service/store/database.ts'
import { preparedStatement } from '#service/store/preparedStatement.ts'
import type { ExamTable } from '#service/store/schema.ts'

export type Exam = Selectable<ExamTable>

/** @throws ApiError NOT_FOUND */
export async function findExam(db: Database, id: number): Promise<Exam> {
  const exam = await db.selectFrom('exam').selectAll().where('id', '=', id).executeTakeFirst()
  if (!exam) throw notFound('There is no such exam')
  return exam
}

const examsOfKind = preparedStatement((db) => db.selectFrom('exam').selectAll().where('test', '=', true))

/** All exams, or all test exams. */
export const listExams = (db: Database, { test }: { test: boolean }): Promise<Exam[]> => examsOfKind(db, test)
