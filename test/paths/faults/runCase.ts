/** One case: a call fails once; the right message is seen, nothing is lost, and the person gets where they were going. */
import { basePath } from '#contract/limits.ts'
import type { Step } from '#contract/steps.ts'
import type { FaultCase } from '#test/paths/faults/cases.ts'
import { FailOnce, type SendsBack } from '#test/paths/faults/failOnce.ts'
import { silence } from '#test/paths/faults/fault.ts'
import { goOn } from '#test/paths/faults/goOn.ts'
import { contents, glance, until } from '#test/paths/faults/look.ts'
import { atHome, uploadedName } from '#test/paths/faults/reached.ts'
import type { Seen, SeenAt } from '#test/paths/faults/seen.ts'
import { Gate } from '#test/paths/gate.ts'
import { HeardCharts } from '#test/paths/heardCharts.ts'
import { Walk } from '#test/paths/walk.ts'
import type { Ground } from '#test/paths/walkPath.ts'
import { visit } from '#test/support/browser.ts'

export interface CaseResult {
  readonly case: FaultCase
  readonly milliseconds: number
  /** what went wrong, in words; null where nothing did */
  readonly failure: string | null
  /** JPEG of the page as it failed */
  readonly screenshot: Buffer | null
}

/** Milliseconds that a case may take in all. */
const wholeTimeout = 120_000

function withinTime(playing: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('it never ends')), wholeTimeout)
  return Promise.race([playing, promise]).finally(() => clearTimeout(timer))
}

/** Milliseconds until what must be seen is there. */
const timeout = 20_000

export async function runCase(one: FaultCase, at: number, ground: Ground): Promise<CaseResult> {
  const begun = performance.now()
  const visitor = await visit(ground.browser)
  visitor.context.setDefaultTimeout(timeout)
  const language = at % 2 === 0 ? 'ZH_TW' : 'PT'
  const walk = new Walk({
    ...ground,
    page: visitor.page,
    gate: new Gate(),
    charts: new HeardCharts(),
    language,
  })
  const scripts = () => visitor.problems.filter((problem) => problem.startsWith('script:'))
  let stage = 'beginning'
  let failure: string | null = null
  let screenshot: Buffer | null = null
  try {
    const playing = play(one, walk, (name) => {
      stage = name
    })
    await withinTime(playing)
    if (scripts().length > 0) failure = scripts().join('\n')
  } catch (cause) {
    failure = [`${stage}: ${(cause as Error).message}`, `at ${visitor.page.url()}`, ...scripts()].join('\n')
    screenshot = await visitor.page.screenshot({ type: 'jpeg', quality: 60 }).catch(() => null)
  } finally {
    await visitor.leave()
  }
  return { case: one, milliseconds: performance.now() - begun, failure, screenshot }
}

async function play(
  { situation, fault }: FaultCase,
  walk: Walk,
  reach: (stage: string) => void,
): Promise<void> {
  const { begin, act, skip = 0, shows, kept, truth, usesClock, isVisit } = situation
  const { page } = walk
  if (usesClock || fault.kind === 'silence') await page.clock.install()
  const code = fault.failure?.kind === 'http' ? fault.failure.code : undefined
  const isTrue = async () => code && truth?.[code]?.(walk)
  const line = new FailOnce(situation.call, fault, isTrue, isVisit ? sendsBack(walk) : null)
  await line.open(page.context())
  await begin(walk)
  const isThere = await isApplication(walk)
  const before = isThere ? await contents(page) : null
  const begun = isThere ? (await glance(page)).title : null

  reach('the call')
  line.arm(skip)
  // where the failure comes at once, what was to be pressed next is no longer there
  const doing = act(walk)
  doing.catch(() => {})
  await line.met(timeout).catch(async (missed) => {
    await doing
    throw missed
  })

  reach('what is seen')
  let where = begun ?? ''
  if (fault.failure === null) {
    const waiting = await keepsWaiting(situation, walk)
    where = begun ?? waiting
    line.release()
  } else {
    const seen = shows(fault.failure)
    // whose answer was lost may be further than the page could know
    const isFurther = async () => fault.isLost && (await situation.reached(walk))
    await sees(walk, seen, isVisit ?? false, isFurther)
    if (begun === null && seen.at === 'here') where = (await glance(page)).title
    if (before !== null && seen.at === 'here' && !seen.isOver && !isVisit) {
      const after = await contents(page)
      const missing = before.filter((entry) => !after.includes(entry))
      const { title, dialog } = await glance(page)
      if (missing.length > 0 && title === begun && dialog === null)
        throw new Error(`lost from the page: ${missing.join('; ')}`)
    }
    if (seen.isOver) {
      reach('from there')
      return goOn(walk, { ...situation, reached: atHome }, '\0')
    }
  }

  reach('going on')
  await goOn(walk, situation, where)
  reach('what is kept')
  await kept?.(walk)
}

const isApplication = async ({ page, product }: Walk): Promise<boolean> =>
  page.url().startsWith(product.address('/')) && (await page.locator('main').count()) > 0

const sendsBack =
  (walk: Walk): SendsBack =>
  (code) => {
    const step: Step = code === 'PAYMENT_STATUS_SUCCESS' ? 'receipt' : 'payment'
    const query = new URLSearchParams({ paymentType: 'MPAY', code })
    return `${walk.product.origin}${basePath}${walk.step(step)}?${query}`
  }

/** Half a minute passes: the page says that it is busy, and blames nobody. @returns its title */
async function keepsWaiting({ isUnnoticed, isVisit }: FaultCase['situation'], walk: Walk): Promise<string> {
  const { page } = walk
  // the browser itself waits for the page that follows, and looks at this one no more
  if (isVisit) return ''
  const { title } = await glance(page)
  await page.clock.fastForward(silence)
  const { told, title: after } = await glance(page)
  if (told.length > 0) throw new Error(`after half a minute it says: ${told.join('; ')}`)
  if (after !== title) throw new Error(`after half a minute “${title}” is “${after}”`)
  if (!isUnnoticed)
    await until('nothing shows that the call is under way', 2_000, async () =>
      page.evaluate((marks) => document.querySelector(marks) !== null, busyMarks).catch(() => false),
    )
  return title
}
const busyMarks =
  '[aria-busy=true], [data-loading], [role=progressbar], main [role=status], dialog[open] [role=status]'

async function sees(
  walk: Walk,
  { at, says }: Seen,
  isVisit: boolean,
  isFurther: () => Promise<boolean>,
): Promise<void> {
  const { page, words } = walk
  const isThere = async () => (await isAt(walk, at)) || (await isFurther())
  await until(`the person is not at: ${at}`, timeout, isThere)
  const missing = async () => {
    const text = (await page.locator('body').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
    return says
      .map((id) => words(id, { fileName: uploadedName }).replaceAll(/\s+/g, ' ').trim())
      .filter((wanted) => !text.includes(wanted))
  }
  const what = `not read: ${says.join(', ')}`
  // what has been done all the same is no failure any more
  const isRead = async () => (await missing().catch(() => says)).length === 0 || (await isFurther())
  await until(what, timeout, isRead)
  if (says.length > 0 || at !== 'here' || isVisit) return
  await until('the call never ends', timeout, async () => !(await glance(page)).isBusy)
  const { told } = await glance(page)
  if (told.length > 0) throw new Error(`nothing should be said, and it is: ${told.join('; ')}`)
}

async function isAt(walk: Walk, at: SeenAt): Promise<boolean> {
  const { page, product, words } = walk
  const url = page.url()
  const title = () =>
    page
      .locator('h1')
      .first()
      .textContent({ timeout: 500 })
      .catch(() => '')
  const path = url.startsWith(product.address('/')) ? url.slice(product.address('').length) : null
  switch (at) {
    case 'here':
      return true
    case 'signIn':
      return url.startsWith(product.sandbox.urls.account)
    case 'home':
      return (await title()) === words('page.home')
    case 'check':
      return /\/check\//.test(path ?? '')
    case 'payment':
      return (await title()) === words('step.payment')
    case 'wait':
      return (await title()) === words('payment.waiting_title')
    case 'receipt':
      return (await title()) === words('step.receipt')
  }
}
