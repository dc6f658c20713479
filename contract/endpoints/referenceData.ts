/** Reference data (section 7). */
import * as v from 'valibot'
import { paging, prefix } from '#contract/endpoints/common.ts'
import { endpoint } from '#contract/endpoints/endpoint.ts'
import {
  CareerRow,
  CodeTableRow,
  PaymentChannelRow,
  pageOf,
  ReferenceFilter,
  ReferenceRow,
} from '#contract/entities/referenceData.ts'
import { ReferenceTable } from '#contract/enums.ts'

const codeTableType = v.object({ type: v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/)) })

export const searchCareers = endpoint({
  name: 'searchCareers',
  method: 'POST',
  path: '/api/v1/base/career-officialType/search',
  access: 'bearer',
  body: { kind: 'json', schema: v.object({ statusCode: v.optional(v.picklist(['ACTIVE', 'INACTIVE'])) }) },
  answer: { kind: 'json', schema: v.array(CareerRow) },
  errors: [],
  source: '7, reference data',
  summary: 'Careers and posts',
})

export const searchReference = endpoint({
  name: 'searchReference',
  method: 'POST',
  path: '/api/v1/base/{table}/search',
  access: 'bearer',
  params: v.object({ table: ReferenceTable }),
  query: paging,
  body: { kind: 'json', schema: ReferenceFilter },
  answer: { kind: 'json', schema: pageOf(ReferenceRow) },
  errors: ['NOT_FOUND'],
  source: '7, reference data',
  summary: 'One of the seven tables, filtered and paged',
})

export const listPaymentChannels = endpoint({
  name: 'listPaymentChannels',
  method: 'GET',
  path: '/api/v1/base/payment-channel',
  access: 'bearer',
  answer: { kind: 'json', schema: v.array(PaymentChannelRow) },
  errors: [],
  source: '7, reference data',
  summary: 'Payment channels, the inactive ones marked',
})

export const listPaymentVendors = endpoint({
  name: 'listPaymentVendors',
  method: 'GET',
  path: `${prefix}/psvendor`,
  access: 'bearer',
  answer: {
    kind: 'json',
    schema: v.array(v.object({ code: v.string(), nameTc: v.string(), namePt: v.string() })),
  },
  errors: [],
  source: '7 (GET /psvendor); read as payment service vendors',
  summary: 'Providers behind the active channels',
})

export const listCodeTable = endpoint({
  name: 'listCodeTable',
  method: 'POST',
  path: '/api/v1/codeTable/{type}/all',
  access: 'bearer',
  params: codeTableType,
  answer: { kind: 'json', schema: v.array(CodeTableRow) },
  errors: ['NOT_FOUND'],
  source: '7, reference data',
  summary: 'A whole code table',
})

export const searchCodeTable = endpoint({
  name: 'searchCodeTable',
  method: 'POST',
  path: '/api/v1/codeTable/{type}/search',
  access: 'bearer',
  params: codeTableType,
  query: v.object({
    ...paging.entries,
    sort: v.optional(v.pipe(v.string(), v.regex(/^(order|code|nameTc|namePt)(,(asc|desc))?$/)), 'order,asc'),
  }),
  body: { kind: 'json', schema: ReferenceFilter },
  answer: { kind: 'json', schema: pageOf(CodeTableRow) },
  errors: ['NOT_FOUND'],
  source: '7, reference data',
  summary: 'A code table, filtered, sorted and paged',
})
