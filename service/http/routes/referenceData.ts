import type { InferOutput } from 'valibot'
import {
  listCodeTable,
  listPaymentChannels,
  listPaymentVendors,
  searchCareers,
  searchCodeTable,
  searchReference,
} from '#contract/endpoints/referenceData.ts'
import type {
  CareerRow,
  CodeTableRow,
  PaymentChannelRow,
  ReferenceFilter,
  ReferenceRow,
} from '#contract/entities/referenceData.ts'
import { Refusal } from '#service/core/refusal.ts'
import { handle, type Route } from '#service/http/call.ts'
import { type Paging, type Sort, searchRows } from '#service/store/referenceRows.ts'
import { codeTableName } from '#service/store/seedReference.ts'
import type { Parts } from '#service/usecases/parts.ts'

/** Who runs what stands behind a channel; the cards are taken by GovPay (section 7, GET /psvendor). */
const vendorOfChannel: Partial<Record<PaymentChannelRow['code'], string>> = {
  GOV_PAY: 'GOV_PAY',
  VISA: 'GOV_PAY',
  MASTERCARD: 'GOV_PAY',
  MPAY: 'MPAY',
}

/** Rows come from the database as they were stored; the router checks them against the declared answer. */
export function referenceDataRoutes({ db }: Parts): Route[] {
  const rowsOf = async <T>(table: string, filter: ReferenceFilter = {}) =>
    (await searchRows(db, table, filter)).rows as T[]

  async function pageOf<T>(table: string, filter: ReferenceFilter, paging: Paging, sort?: Sort) {
    const { rows, total } = await searchRows(db, table, filter, paging, sort)
    return { content: rows as T[], page: paging.page, size: paging.size, totalElements: total }
  }

  async function requireTable(type: string): Promise<string> {
    const table = codeTableName(type)
    const { total } = await searchRows(db, table, {}, { page: 0, size: 1 })
    if (total === 0) throw new Refusal('NOT_FOUND', { message: 'There is no such table' })
    return table
  }

  return [
    handle(searchCareers, ({ body }) =>
      rowsOf<CareerRow>(
        'career-officialType',
        body.statusCode === undefined ? {} : { active: body.statusCode === 'ACTIVE' },
      ),
    ),
    handle(searchReference, ({ params, query, body }) => pageOf<ReferenceRow>(params.table, body, query)),
    handle(listPaymentChannels, () => rowsOf<PaymentChannelRow>('payment-channel')),
    handle(listPaymentVendors, async () => {
      const channels = await rowsOf<PaymentChannelRow>('payment-channel')
      const active = channels.filter((channel) => channel.active).map(({ code }) => vendorOfChannel[code])
      return channels
        .filter(({ code }) => active.includes(code))
        .map(({ code, nameTc, namePt }) => ({ code, nameTc, namePt }))
    }),
    handle(listCodeTable, async ({ params }) => rowsOf<CodeTableRow>(await requireTable(params.type))),
    handle(searchCodeTable, async ({ params, query, body }) =>
      pageOf<InferOutput<typeof CodeTableRow>>(await requireTable(params.type), body, query, query.sort),
    ),
  ]
}
