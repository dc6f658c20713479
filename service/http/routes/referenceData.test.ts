import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  listCodeTable,
  listPaymentChannels,
  listPaymentVendors,
  searchCareers,
  searchCodeTable,
  searchReference,
} from '#contract/endpoints/referenceData.ts'
import { referenceTables } from '#contract/enums.ts'
import { type Client, type Harness, openHarness } from '#test/support/harness.ts'

let harness: Harness
let client: Client
beforeAll(async () => {
  harness = await openHarness({ examples: false })
  client = await harness.signIn('permanent')
})
afterAll(() => harness.close())

const search = (table: (typeof referenceTables)[number], body: object, query: object = {}) =>
  client.ok(searchReference, { params: { table }, query, body })

describe('reference tables', () => {
  it.each(referenceTables.map((table) => [table]))('%s comes whole by default, in order', async (table) => {
    const page = await search(table, {})
    expect(page).toMatchObject({ page: 0, size: 9999, totalElements: page.content.length })
    expect(page.content.length).toBeGreaterThan(1)
    const orders = page.content.map(({ order }) => order)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  })

  it.each([
    ['a name in Chinese', 'department', { name: '行政公職局' }, ['SAFP']],
    ['a name without its accents and capitals', 'department', { name: 'identificacao' }, ['DSI']],
    ['a code', 'identity-type', { code: 'BIRP' }, ['BIRP']],
    ['nothing for a percent sign', 'department', { name: '%' }, []],
    ['nothing for half a quotation', 'department', { name: "' or 1=1 --" }, []],
  ] as const)('are searched by %s', async (_story, table, filter, codes) => {
    expect((await search(table, filter)).content.map(({ code }) => code)).toEqual(codes)
  })

  it('are filtered by what may be chosen', async () => {
    const [active, gone, all] = await Promise.all([
      search('department', { active: true }),
      search('department', { active: false }),
      search('department', {}),
    ])
    expect(gone.totalElements).toBeGreaterThan(0)
    expect(active.totalElements + gone.totalElements).toBe(all.totalElements)
  })

  it('come in pages that follow each other', async () => {
    const first = await search('department', {}, { page: '0', size: '10' })
    const second = await search('department', {}, { page: '1', size: '10' })
    const all = await search('department', {})
    expect([...first.content, ...second.content]).toEqual(all.content.slice(0, 20))
    expect(await search('department', {}, { page: '999999', size: '10' })).toMatchObject({ content: [] })
  })

  it('cap a size that asks for more than there can be', async () => {
    expect((await search('department', {}, { size: '999999999' })).size).toBe(9999)
  })

  it.each([
    ['a negative page', { page: '-1' }],
    ['a size in words', { size: 'all' }],
    ['a size beyond counting', { size: '99999999999999999999' }],
  ])('refuse %s', async (_story, query) => {
    const answer = await client.call(searchReference, { params: { table: 'department' }, query, body: {} })
    expect(answer).toMatchObject({ status: 400, code: 'INPUT_NOT_VALID' })
  })

  it('refuse filters of the wrong kind and bodies that are none', async () => {
    expect(
      await client.refused(searchReference, { params: { table: 'department' }, body: { name: 1 } as never }),
    ).toBe('INPUT_NOT_VALID')
    const path = '/ci-application-api/api/v1/base/department/search'
    const headers = { authorization: client.token ?? '', 'content-type': 'application/json' }
    for (const body of ['', '{', 'null', '[]', '"x"', '{"name":'.repeat(2000), '\ufeff{}{}']) {
      const response = await harness.request(path, { method: 'POST', headers, body })
      expect([body.slice(0, 10), response.status]).toEqual([body.slice(0, 10), 400])
    }
  })

  it('do not know another table', async () => {
    const answer = await client.call(searchReference, { params: { table: 'person' as never }, body: {} })
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('careers, channels and code tables', () => {
  it('lists careers and posts, by whether they are in force', async () => {
    const active = await client.ok(searchCareers, { body: { statusCode: 'ACTIVE' } })
    expect(active.every(({ statusCode }) => statusCode === 'ACTIVE')).toBe(true)
    expect((await client.ok(searchCareers, { body: {} })).length).toBeGreaterThanOrEqual(active.length)
    expect(active[0]).toMatchObject({ code: 'TS', nameTc: '高級技術員', namePt: 'Técnico superior' })
  })

  it('marks the channels that are not offered, and names who stands behind the others', async () => {
    const channels = await client.ok(listPaymentChannels)
    expect(channels.map(({ code, active }) => [code, active])).toEqual([
      ['GOV_PAY', true],
      ['MPAY', true],
      ['VISA', false],
      ['MASTERCARD', false],
      ['FREE', true],
    ])
    expect((await client.ok(listPaymentVendors)).map(({ code }) => code)).toEqual(['GOV_PAY', 'MPAY'])
  })

  it('gives a code table whole, and sorted backwards in pages', async () => {
    const all = await client.ok(listCodeTable, { params: { type: 'LANGUAGE_LEVEL' } })
    expect(all.map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D'])
    const page = await client.ok(searchCodeTable, {
      params: { type: 'LANGUAGE_LEVEL' },
      query: { sort: 'code,desc', page: '0', size: '2' },
      body: {},
    })
    expect(page).toMatchObject({ totalElements: 4, content: [{ code: 'D' }, { code: 'C' }] })
  })

  it.each([listCodeTable, searchCodeTable])('does not know another code table: $name', async (endpoint) => {
    for (const type of ['NOTHING', 'lower', "X'--"]) {
      const answer = await client.call(endpoint as typeof searchCodeTable, { params: { type }, body: {} })
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
  })

  it('refuses a sort by anything else', async () => {
    const query = { sort: 'id;drop table exam' }
    expect(await client.refused(searchCodeTable, { params: { type: 'DEGREE' }, query, body: {} })).toBe(
      'INPUT_NOT_VALID',
    )
  })

  it('needs a bearer', async () => {
    const nobody = harness.nobody()
    expect([
      await nobody.refused(searchCareers, { body: {} }),
      await nobody.refused(searchReference, { params: { table: 'department' }, body: {} }),
      await nobody.refused(listPaymentChannels),
      await nobody.refused(listPaymentVendors),
      await nobody.refused(listCodeTable, { params: { type: 'DEGREE' } }),
      await nobody.refused(searchCodeTable, { params: { type: 'DEGREE' }, body: {} }),
    ]).toEqual(Array(6).fill('UNAUTHORIZED'))
  })
})
