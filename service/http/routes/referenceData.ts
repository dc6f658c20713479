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
import { handle, type Route } from '#service/http/route.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import {
  listRows,
  listVendors,
  readPage,
  requireCodeTable,
} from '#service/usecases/reference-data/referenceData.ts'

export function referenceDataRoutes(dependencies: Pick<Dependencies, 'db'>): Route[] {
  return [
    handle(searchCareers, ({ body }) =>
      listRows<CareerRow>(
        dependencies,
        'career-officialType',
        body.statusCode === undefined ? {} : { active: body.statusCode === 'ACTIVE' },
      ),
    ),
    handle(searchReference, ({ params, query, body }) =>
      readPage<ReferenceRow>(dependencies, params.table, { filter: body, paging: query }),
    ),
    handle(listPaymentChannels, () => listRows<PaymentChannelRow>(dependencies, 'payment-channel')),
    handle(listPaymentVendors, () => listVendors(dependencies)),
    handle(listCodeTable, async ({ params }) =>
      listRows<CodeTableRow>(dependencies, await requireCodeTable(dependencies, params.type)),
    ),
    handle(searchCodeTable, async ({ params, query, body }) =>
      readPage<InferOutput<typeof CodeTableRow>>(
        dependencies,
        await requireCodeTable(dependencies, params.type),
        {
          filter: body,
          paging: query,
          sort: query.sort,
        },
      ),
    ),
  ]
}
