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
  ReferenceRow,
} from '#contract/entities/referenceData.ts'
import { handle, type Route } from '#service/http/call.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import {
  listRows,
  listVendors,
  readPage,
  requireCodeTable,
} from '#service/usecases/reference-data/referenceData.ts'

export function referenceDataRoutes(parts: Dependencies): Route[] {
  return [
    handle(searchCareers, ({ body }) =>
      listRows<CareerRow>(
        parts,
        'career-officialType',
        body.statusCode === undefined ? {} : { active: body.statusCode === 'ACTIVE' },
      ),
    ),
    handle(searchReference, ({ params, query, body }) =>
      readPage<ReferenceRow>(parts, params.table, { filter: body, paging: query }),
    ),
    handle(listPaymentChannels, () => listRows<PaymentChannelRow>(parts, 'payment-channel')),
    handle(listPaymentVendors, () => listVendors(parts)),
    handle(listCodeTable, async ({ params }) =>
      listRows<CodeTableRow>(parts, await requireCodeTable(parts, params.type)),
    ),
    handle(searchCodeTable, async ({ params, query, body }) =>
      readPage<InferOutput<typeof CodeTableRow>>(parts, await requireCodeTable(parts, params.type), {
        filter: body,
        paging: query,
        sort: query.sort,
      }),
    ),
  ]
}
