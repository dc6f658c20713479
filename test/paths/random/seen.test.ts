import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Told } from '#src/devtools/inspector/message.ts'
import { HeardCharts } from '#test/paths/heardCharts.ts'
import { disagreement, type Seen } from '#test/paths/random/seen.ts'
import { wordsOf } from '#test/support/texts.ts'

const words = wordsOf('PT')

/** Charts of which a page has told. */
async function heard(...told: Told[]): Promise<HeardCharts> {
  const charts = new HeardCharts()
  let tell: (one: Told) => void = () => undefined
  await charts.listen({
    exposeFunction: async (_: string, hears: typeof tell) => {
      tell = hears
    },
  } as unknown as Page)
  for (const one of told) tell(one)
  return charts
}

const born = (chart: string): Told => ({
  kind: 'born',
  n: 1,
  at: 0,
  actor: 'x:0',
  parent: null,
  chart,
  name: chart,
})
const at = (value: string | Record<string, string>): Told => ({
  kind: 'step',
  n: 2,
  at: 9,
  actor: 'x:0',
  event: 'submission.changed',
  source: null,
  heard: true,
  status: 'active',
  value,
  tags: [],
  moves: [],
})
const seen = (path: string, title: string): Seen => ({
  url: `http://127.0.0.1/application${path}`,
  path,
  title,
  hasMain: true,
  isBusy: false,
  language: 'pt',
  elements: 90,
})

const upload = '/upload/apply/3/S000000000000000000001'
const review = '/review/apply/3/S000000000000000000001'

describe('address, heading and journey', () => {
  test.each([
    ['agree', upload, 'step.upload', 'upload', null],
    [
      'agree while the return is being asked about',
      review,
      'step.review',
      { review: 'confirmingReturn' },
      null,
    ],
    ['agree with a query', `${upload}?code=TIME_OUT`, 'step.upload', 'upload', null],
    ['differ by the journey', upload, 'step.upload', 'review', 'the address says upload, the journey review'],
    [
      'differ by the heading',
      upload,
      'step.review',
      'upload',
      `the address says upload, the heading “${words('step.review')}”`,
    ],
  ] as const)('%s', async (_, path, title, state, fault) => {
    const charts = await heard(born('journeyApply'), at(state))
    expect(disagreement(seen(path, words(title)), charts, words)).toBe(fault)
  })

  test('a journey of a page that was left says nothing of the next', async () => {
    const charts = await heard(born('journeyApply'), at('upload'), born('leaving'))
    expect(disagreement(seen(upload, words('step.upload')), charts, words)).toBe(
      'the address says upload, the journey nothing',
    )
  })

  test('a supplement is walked by another chart', async () => {
    const charts = await heard(born('journeyFilesOnly'), at('upload'))
    const path = upload.replace('apply', 'supplement')
    expect(disagreement(seen(path, words('step.supplement_upload')), charts, words)).toBeNull()
  })

  test('pages outside a journey have none to agree with', async () => {
    const charts = await heard(born('leaving'), at('staying'))
    expect(disagreement(seen('/faq', words('faq.title')), charts, words)).toBeNull()
  })
})
