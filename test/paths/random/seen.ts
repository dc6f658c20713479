/** What a page shows once it has come to rest, and whether that can be so. */
import type { Page } from 'playwright-core'
import { basePath } from '#contract/limits.ts'
import { type Step, stepNames } from '#contract/steps.ts'
import type { TextId } from '#locales/textIds.gen.ts'
import type { HeardCharts } from '#test/paths/heardCharts.ts'
import type { Traffic } from '#test/paths/random/traffic.ts'
import type { Words } from '#test/support/texts.ts'

export interface Seen {
  readonly url: string
  /** of the application, below its base path; null elsewhere */
  readonly path: string | null
  readonly title: string | null
  readonly hasMain: boolean
  readonly isBusy: boolean
  /** of the page, such as `pt` */
  readonly language: string
  readonly elements: number
}

/** Milliseconds between two looks, and until a page must have come to rest. */
const interval = 50
const timeout = 15_000

const look = (page: Page) =>
  page
    .evaluate(async () => {
      // what is being drawn comes first
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }))
      const running =
        'main [aria-busy=true], dialog[open] [aria-busy=true], button[data-loading], .chakra-skeleton, dialog[open]:not(:has(button))'
      return {
        url: location.href,
        title: document.querySelector('h1')?.textContent?.trim() ?? null,
        hasMain: document.querySelector('main') !== null,
        isBusy: document.readyState !== 'complete' || document.querySelector(running) !== null,
        language: document.documentElement.lang,
        elements: document.querySelectorAll('body *').length,
      }
    })
    // between two pages there is none
    .catch(() => null)

/** How often a page must look the same, one time after another. */
const alike = 4

/** Waits until a page looks the same for a while, and asks nobody for anything. */
export async function settled(
  page: Page,
  traffic: Traffic,
  origin: string,
): Promise<Seen & { isRestless: boolean }> {
  const base = `${origin}${basePath}`
  const end = Date.now() + timeout
  let before = ''
  let times = 0
  for (;;) {
    const seen = await look(page)
    const now = JSON.stringify(seen)
    // between two pages of the application there may be an empty one, for a moment
    const isThere = seen !== null && (!seen.url.startsWith(base) || (seen.title !== null && seen.hasMain))
    const isStill = isThere && !seen.isBusy && now === before && traffic.isQuiet
    times = isStill ? times + 1 : 1
    const isAtRest = times >= alike
    if (isAtRest || Date.now() > end) {
      const shown = seen ?? {
        url: page.url(),
        title: null,
        hasMain: false,
        isBusy: true,
        language: '',
        elements: 0,
      }
      const path = shown.url.startsWith(`${base}/`) ? shown.url.slice(base.length) : null
      return { ...shown, path, isRestless: !isAtRest }
    }
    before = now
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
}

const titlesOf = (step: Step): readonly TextId[] =>
  step === 'upload' ? ['step.upload', 'step.supplement_upload'] : [`step.${step}`]
const journeys = {
  apply: ['journeyApply'],
  supplement: ['journeyFilesAndPayment', 'journeyFilesOnly', 'journeyPaymentOnly'],
}
const ofStep = new RegExp(`^/(${stepNames.join('|')})/(${Object.keys(journeys).join('|')})/[^/]+/[^/?#]+`)

/** The address of a step, its heading and the chart of its journey must say the same. @returns what is wrong, or null */
export function disagreement({ path, title }: Seen, charts: HeardCharts, words: Words): string | null {
  const [, step, type] = ofStep.exec(path ?? '') ?? []
  if (step === undefined || type === undefined || title === words('not_found.title')) return null
  const visit = charts.messages.at(-1)?.visit
  const told = journeys[type as keyof typeof journeys]
    .flatMap((chart) => charts.stepsOf(chart).slice(-1))
    .find((heard) => heard.visit === visit)
  const isAt = told?.state.split('.')[0]
  if (isAt !== step) return `the address says ${step}, the journey ${isAt ?? 'nothing'}`
  const named = titlesOf(step as Step).map((id) => words(id))
  return named.includes(title ?? '') ? null : `the address says ${step}, the heading “${title}”`
}
