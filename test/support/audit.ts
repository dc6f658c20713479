/** What must hold of money, receipts, stages and documents whatever has happened. */
import { sql } from 'kysely'
import type { Stage } from '#contract/enums.ts'
import { examFlags, submissionFlags } from '#contract/steps.ts'
import type { StageEvent } from '#machines/stage/stage.machine.ts'
import { canStep } from '#machines/stage/step.ts'
import type { Database } from '#service/store/database.ts'

/**
 * @param subjects only what is theirs; everybody's where absent
 * @returns a sentence for each thing that is wrong; none where all is well
 */
export async function audit(db: Database, subjects: readonly string[] | null = null): Promise<string[]> {
  const wrong: string[] = []
  const paid = await sql<{ submissionId: string; count: number }>`
    select submission_id, count(*)::int as count from payment
    where status in ('NOTIFIED', 'SUCCESS') and not refund_due and ${of(subjects, 'subject')}
    group by submission_id having count(*) > 1
  `.execute(db)
  for (const { submissionId, count } of paid.rows) wrong.push(`${submissionId} is paid ${count} times`)

  const submissions = await db
    .selectFrom('submission')
    .innerJoin('exam', 'exam.id', 'submission.examId')
    .leftJoin('receipt', 'receipt.submissionId', 'submission.id')
    .select([
      'submission.id',
      'submission.stage',
      'submission.type',
      'submission.supplementPayment',
      'submission.receiptNo',
      'submission.submissionNo',
      'submission.frozenHash',
      'exam.test',
      'receipt.receiptNo as issuedNo',
      'receipt.paymentType',
      'receipt.transactionNo',
    ])
    .where(of(subjects, 'submission.subject'))
    .execute()
  const payments = await db.selectFrom('payment').selectAll().where(of(subjects, 'subject')).execute()
  for (const row of submissions) {
    const isEnded = row.stage === 'END'
    if (isEnded !== (row.issuedNo !== null)) wrong.push(`${row.id}: ${row.stage}, receipt ${row.issuedNo}`)
    if (row.issuedNo !== row.receiptNo) wrong.push(`${row.id}: two receipt numbers`)
    if (isEnded && (row.frozenHash ?? '').length !== 64) wrong.push(`${row.id}: not frozen`)
    const own = payments.find(
      ({ submissionId, status, refundDue }) =>
        submissionId === row.id && (status === 'NOTIFIED' || status === 'SUCCESS') && !refundDue,
    )
    if (own && !isEnded && !own.unrecorded) wrong.push(`${row.id}: money taken and nothing said of it`)
    if (!isEnded) continue
    const needsMoney = row.type === 'apply' ? !row.test : row.supplementPayment
    if (needsMoney && row.paymentType !== 'FREE' && own?.transactionNo !== row.transactionNo) {
      wrong.push(`${row.id}: a receipt without its payment`)
    }
    if (own && own.amount !== 300) wrong.push(`${row.id}: ${own.amount} patacas`)
  }
  const numbers = submissions
    .flatMap(({ submissionNo, receiptNo }) => [submissionNo, receiptNo])
    .filter(Boolean)
  if (new Set(numbers).size !== numbers.length) wrong.push('a number was given twice')
  wrong.push(...(await illegalPaths(db, subjects)), ...(await withoutBytes(db, subjects)))
  return wrong
}

const of = (subjects: readonly string[] | null, column: string) =>
  subjects === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${subjects})`

/** Each history is one chain of steps that the stage chart allows, from a first stage to where the submission stands. */
async function illegalPaths(db: Database, subjects: readonly string[] | null): Promise<string[]> {
  const steps = await db
    .selectFrom('stageHistory')
    .innerJoin('submission', 'submission.id', 'stageHistory.submissionId')
    .innerJoin('exam', 'exam.id', 'submission.examId')
    .select(['submissionId', 'fromStage', 'toStage', 'event'])
    .select(['submission.type', 'submission.stage', ...submissionFlags])
    .select(examFlags.map((flag) => `exam.${flag}` as const))
    .where(of(subjects, 'submission.subject'))
    .orderBy('stageHistory.id')
    .execute()
  const last = new Map<string, Stage>()
  const wrong: string[] = []
  for (const { submissionId, fromStage, toStage, event, type, ...flags } of steps) {
    const before = last.get(submissionId)
    last.set(submissionId, toStage)
    if (before === undefined || fromStage === null) continue
    if (fromStage !== before) wrong.push(`${submissionId}: from ${fromStage} after ${before}`)
    const taken = (event === 'returned' ? { type: event, to: toStage } : { type: event }) as StageEvent
    if (!canStep(type, fromStage, flags, taken)) wrong.push(`${submissionId}: ${event} in ${fromStage}`)
  }
  const now = new Map(steps.map(({ submissionId, stage }) => [submissionId, stage]))
  for (const [id, stage] of now)
    if (last.get(id) !== stage) wrong.push(`${id}: stands at ${stage} without a step`)
  return wrong
}

async function withoutBytes(db: Database, subjects: readonly string[] | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from submitted_file f join submission s on s.id = f.submission_id
      left join stored_blob b on b.key = f.blob_key
      where f.blob_key is not null and b.state is distinct from 'STORED' and ${of(subjects, 's.subject')}
    union all
    select d.id from personal_document d left join stored_blob b on b.key = d.blob_key
      where b.state is distinct from 'STORED' and ${of(subjects, 'd.subject')}
  `.execute(db)
  return rows.map(({ id }) => `${id}: a document without its bytes`)
}
