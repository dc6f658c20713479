/** One person of a random walk, from the sign-in on. */
import type { Page } from 'playwright-core'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { Gate } from '#test/paths/gate.ts'
import { HeardCharts } from '#test/paths/heardCharts.ts'
import { Chance } from '#test/paths/random/chance.ts'
import { moveOutside, movesInside, type Standing } from '#test/paths/random/moves.ts'
import { disagreement, type Seen, settled } from '#test/paths/random/seen.ts'
import { Traffic } from '#test/paths/random/traffic.ts'
import { Walk } from '#test/paths/walk.ts'
import type { Ground } from '#test/paths/walkPath.ts'
import { exams, newcomer, reach } from '#test/support/applicant.ts'
import { visit } from '#test/support/browser.ts'
import { newlyOwing } from '#test/support/owing.ts'
import type { Staged } from '#test/support/staging.ts'

/** Milliseconds until address, page and chart must say the same. */
const agreement = 3_000

export interface Lived {
  readonly seed: number
  /** each step in words, the last one last */
  readonly steps: readonly string[]
  /** what is wrong after the last of them; null where nothing is */
  readonly fault: string | null
  readonly screenshot: Buffer | null
}

const starts: Record<string, (ground: Ground) => Promise<Staged>> = {
  async newcomer({ product, people }) {
    const client = await newcomer({ sandbox: product.sandbox, signIn: people.signIn })
    // an application of another exam, so that the list has both
    return { client, subject: client.subject, submission: await reach(client, exams.open, 'FORMING') }
  },
  resuming: ({ people }) => people.at('RESUMING'),
  'with a resume': ({ people }) => people.at('FORMING', exams.withResume),
  'test exam': ({ people }) => people.at('UPLOADING', exams.test),
  uploading: ({ people }) => people.at('UPLOADING'),
  reviewing: ({ people }) => people.at('REVIEWING'),
  paying: ({ people }) => people.reviewed(),
  signed: ({ people }) => people.signed(),
  ordered: ({ people }) => people.paying(),
  ended: ({ people }) => people.ended(),
  'owes files': ({ product, people }) => newlyOwing(product, people, { documents: ['HA_E'], payment: false }),
  'owes files and money': ({ product, people }) =>
    newlyOwing(product, people, { documents: ['HA_E'], payment: true }),
  'owes money': ({ product, people }) => newlyOwing(product, people, { documents: [], payment: true }),
}

const languageOf = (seen: Seen): InterfaceLanguage => (seen.language.startsWith('pt') ? 'PT' : 'ZH_TW')

/** Something that is gone by the time it is pressed, or covered: nobody is stopped by that. */
const isOnlyGone = (cause: unknown) =>
  cause instanceof Error &&
  /Timeout \d+ms exceeded|net::ERR_ABORTED|interrupted by another navigation/.test(cause.message)

export async function live(ground: Ground, seed: number, steps: number): Promise<Lived> {
  const first = new Chance(`${seed}`)
  const start = first.pick('start', Object.keys(starts)) ?? 'newcomer'
  const begin = starts[start]
  const done: string[] = []
  const visitor = await visit(ground.browser)
  const { page, context } = visitor
  context.setDefaultTimeout(6_000)
  context.setDefaultNavigationTimeout(20_000)
  const charts = new HeardCharts()
  const gate = new Gate()
  const traffic = new Traffic(page, ground.product.origin)
  closeOthers(page)
  const walks = Object.fromEntries(
    interfaceLanguages.map((language) => [language, new Walk({ ...ground, page, gate, charts, language })]),
  ) as Record<InterfaceLanguage, Walk>
  const stand = async () => {
    const end = Date.now() + agreement
    for (;;) {
      const seen = await settled(page, traffic, ground.product.origin)
      const walk = walks[languageOf(seen)]
      const fault = faultOf(seen, traffic, charts, walk)
      // the address is a moment ahead of the page
      if (fault === null || Date.now() > end) return { seen, walk, fault }
    }
  }
  try {
    await charts.listen(page)
    const staged = await begin?.(ground)
    if (staged === undefined) throw new Error(`nobody begins as ${start}`)
    for (const walk of Object.values(walks)) walk.staged = staged
    // some begin on the list, some where they left off
    const { type, examId } = staged.submission
    const isOnList = first.number('list') < 0.4
    await walks.ZH_TW.arriveAt(isOnList ? '/' : `/registration/${type}/${examId}`)
    done.push(`begin as ${start}`)
    let { seen, walk, fault } = await stand()
    for (let step = 1; step <= steps && fault === null; step += 1) {
      const standing = { seen, walk, chance: new Chance(`${seed} ${step}`) }
      done.push(await move(standing))
      ;({ seen, walk, fault } = await stand())
      done.push(`${done.pop()} → ${seen.path ?? seen.url} “${seen.title ?? ''}”`)
    }
    const screenshot =
      fault === null ? null : await page.screenshot({ type: 'jpeg', quality: 60 }).catch(() => null)
    return { seed, steps: done, fault, screenshot }
  } catch (cause) {
    const screenshot = await page.screenshot({ type: 'jpeg', quality: 60 }).catch(() => null)
    return { seed, steps: done, fault: (cause as Error).stack ?? String(cause), screenshot }
  } finally {
    await visitor.leave()
  }
}

/** Windows that the application opens show pages that the walk meets anyway. Questions before leaving are answered. */
function closeOthers(page: Page): void {
  page.context().on('page', (other) => {
    if (other !== page) void other.close()
  })
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
}

/** What Playwright says of it, the cover named where something lies over what was to be pressed. */
function whyInVain({ message }: Error): string {
  const lines = message.split('\n').map((line) => line.trim())
  return [lines[0], ...lines.filter((line) => line.includes('intercepts')).slice(-1)].join(' ')
}

async function move(standing: Standing): Promise<string> {
  const { seen, chance } = standing
  let chosenName = ''
  try {
    if (seen.path === null) return await moveOutside(standing)
    let open = movesInside
    for (;;) {
      const chosen = chance.weigh(
        'move',
        open,
        ({ name }) => name,
        ({ weight }) => weight,
      )
      if (chosen === null) return 'nothing'
      chosenName = chosen.name
      const made = await chosen.make(standing)
      if (made !== null) return `${chosen.name} ${made}`.trim()
      open = open.filter((one) => one !== chosen)
    }
  } catch (cause) {
    if (!isOnlyGone(cause)) throw cause
    return `in vain: ${chosenName} ${whyInVain(cause as Error)}`
  }
}

/** What is wrong with a page that should have come to rest. */
function faultOf(
  seen: Seen & { isRestless: boolean },
  traffic: Traffic,
  charts: HeardCharts,
  { words }: Walk,
): string | null {
  const [fault] = traffic.faults
  if (fault !== undefined) return fault
  if (seen.path === null) return null
  // it asks again and again, until the gateway has an answer
  const isWaiting = seen.path.startsWith('/pay?')
  if (seen.isRestless && !isWaiting) return 'the page does not come to rest'
  if (seen.title === null || seen.title === '') return 'the page has no heading'
  if (!seen.hasMain) return 'the page has no main part'
  return disagreement(seen, charts, words)
}
