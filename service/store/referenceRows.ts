/** Reads the reference tables. */
import { sql } from 'kysely'
import type { ReferenceFilter } from '#contract/entities/referenceData.ts'
import { limits } from '#contract/limits.ts'
import type { Database } from '#service/store/database.ts'
import { searchable } from '#service/store/referenceText.ts'

export interface Paging {
  page: number
  size: number
}
const sortColumns = { order: 'sortOrder', code: 'code', nameTc: 'nameTc', namePt: 'namePt' } as const
/** `order,asc` and the like, as the contract allows them */
export type Sort = string

const everything: Paging = { page: 0, size: limits.pageSize }

/** Rows of a table in order, as the wire shows them, and how many match in all pages. */
export async function searchRows(
  db: Database,
  tableName: string,
  filter: ReferenceFilter = {},
  { page, size }: Paging = everything,
  sort: Sort = 'order,asc',
): Promise<{ rows: Record<string, unknown>[]; total: number }> {
  let found = db.selectFrom('referenceRow').where('tableName', '=', tableName)
  if (filter.code !== undefined) found = found.where('code', '=', filter.code)
  if (filter.active !== undefined) found = found.where('active', '=', filter.active)
  if (filter.name !== undefined) {
    found = found.where(sql<boolean>`strpos(search_text, ${searchable(filter.name)}) > 0`)
  }
  const [name = 'order', direction = 'asc'] = sort.split(',')
  const column = sortColumns[name as keyof typeof sortColumns] ?? sortColumns.order
  const [rows, count] = await Promise.all([
    found
      .select('data')
      .orderBy(column, direction === 'desc' ? 'desc' : 'asc')
      .orderBy('id')
      .limit(size)
      .offset(page * size)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(({ data }) => data), total: count.total }
}

/** Whether a row exists and may be chosen; null where there is no such row. */
export async function isRowActive(
  db: Database,
  tableName: string,
  by: { id: number } | { code: string },
): Promise<boolean | null> {
  const found = db.selectFrom('referenceRow').select('active').where('tableName', '=', tableName)
  const row = await ('id' in by
    ? found.where('id', '=', by.id)
    : found.where('code', '=', by.code)
  ).executeTakeFirst()
  return row?.active ?? null
}

/** A row that may be chosen, as the wire shows it; null where there is none. */
export async function findActiveRow(
  db: Database,
  tableName: string,
  code: string,
): Promise<Record<string, unknown> | null> {
  const row = await db
    .selectFrom('referenceRow')
    .select('data')
    .where('tableName', '=', tableName)
    .where('code', '=', code)
    .where('active', '=', true)
    .executeTakeFirst()
  return row?.data ?? null
}
