/** The reference tables, as the wire shows them (section 7). */
import type { PaymentChannelRow, ReferenceFilter } from '#contract/entities/referenceData.ts'
import { notFound } from '#service/core/apiError.ts'
import { type Paging, type Sort, searchRows } from '#service/store/referenceRows.ts'
import { codeTableName } from '#service/store/seedReference.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

/** Who runs what stands behind a channel; the cards are taken by GovPay (section 7, GET /psvendor). */
const vendorOfChannel: Partial<Record<PaymentChannelRow['code'], string>> = {
  GOV_PAY: 'GOV_PAY',
  VISA: 'GOV_PAY',
  MASTERCARD: 'GOV_PAY',
  MPAY: 'MPAY',
}

export interface Page<T> {
  content: T[]
  page: number
  size: number
  totalElements: number
}

/** Rows come from the database as they were stored; the router checks them against the declared answer. */
export async function listRows<T>(
  { db }: Pick<Dependencies, 'db'>,
  table: string,
  filter: ReferenceFilter = {},
): Promise<T[]> {
  return (await searchRows(db, table, filter)).rows as T[]
}

export async function readPage<T>(
  { db }: Pick<Dependencies, 'db'>,
  table: string,
  { filter, paging, sort }: { filter: ReferenceFilter; paging: Paging; sort?: Sort },
): Promise<Page<T>> {
  const { rows, total } = await searchRows(db, table, filter, paging, sort)
  return { content: rows as T[], page: paging.page, size: paging.size, totalElements: total }
}

/** The name under which a code table is stored. @throws ApiError NOT_FOUND */
export async function requireCodeTable({ db }: Pick<Dependencies, 'db'>, type: string): Promise<string> {
  const table = codeTableName(type)
  const { total } = await searchRows(db, table, {}, { page: 0, size: 1 })
  if (total === 0) throw notFound('There is no such table')
  return table
}

/** Those behind the channels that are active. */
export async function listVendors(dependencies: Pick<Dependencies, 'db'>) {
  const channels = await listRows<PaymentChannelRow>(dependencies, 'payment-channel')
  const active = channels.filter((channel) => channel.active).map(({ code }) => vendorOfChannel[code])
  return channels
    .filter(({ code }) => active.includes(code))
    .map(({ code, nameTc, namePt }) => ({ code, nameTc, namePt }))
}
