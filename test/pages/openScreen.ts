/** How one gets to a screen in one of its states. */
import type { Locator, Page } from 'playwright-core'
import { submitSupplementFiles } from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { htmlLanguageOf } from '#contract/languageTags.ts'
import { addDocument, choose, exams, newcomer, reach } from '#test/support/applicant.ts'
import { photo } from '#test/support/files.ts'
import { startPaying } from '#test/support/paying.ts'
import type { Product } from '#test/support/product.ts'
import { arrive, type Staged, staging } from '#test/support/staging.ts'
import { type Words, wordsOf } from '#test/support/texts.ts'

/** Where a screen begins. */
export type Start =
  /** a newcomer taken to a stage by the API */
  | { stage: 'FORMING' | 'RESUMING' | 'UPLOADING' | 'REVIEWING' | 'PAYING'; exam?: number; servant?: boolean }
  /** reviewed, then signed, then with an order at the gateway: at a page of the payment */
  | { stage: 'SIGNING' | 'SIGNED' | 'ORDERED'; at: (on: Submission, transactionNo: string) => string }
  /** paid, at its receipt or at what was handed in */
  | { stage: 'END'; page: 'receipt' | 'submitted-file' }
  /** somebody who owes something, at a step of the supplement */
  | { owing: string; page: 'upload' | 'review' | 'payment' }
  /** a persona, or a newcomer, at an address */
  | { persona?: string; path: string }

/** What a screen's steps can use. */
export interface Scenario {
  page: Page
  words: Words
  language: InterfaceLanguage
  button: (name: string) => Locator
  region: (name: string) => Locator
  choose: (within: Locator, label: string) => Promise<void>
}

export interface Screen {
  name: string
  start: Start
  /** before the page is asked for: answers that are made up */
  before?: (page: Page) => Promise<unknown>
  /** the return from the sign-in is the screen: nothing follows by itself */
  staysAtSignIn?: boolean
  /** it has no heading of the first level, as nothing is known of what it should be about */
  isUntitled?: boolean
  /** a dialog is open in it */
  hasDialog?: boolean
  /** from the page to the state that is meant; ends when that is there */
  act?: (scenario: Scenario) => Promise<unknown>
}

const pageOf = {
  FORMING: 'registration',
  RESUMING: 'resume',
  UPLOADING: 'upload',
  REVIEWING: 'review',
  PAYING: 'payment',
}

/** Begins a screen in a fresh context, in a language. */
export async function open(
  page: Page,
  product: Product,
  { start, before, staysAtSignIn, isUntitled, act }: Screen,
  language: InterfaceLanguage,
): Promise<void> {
  const words = wordsOf(language)
  const scenario: Scenario = {
    page,
    words,
    language,
    button: (name) => page.getByRole('button', { name, exact: true }),
    region: (name) => page.getByRole('region', { name }),
    choose: (within, label) =>
      within
        .getByRole('radio', { name: new RegExp(`^${label.replaceAll(/[()[\]\\.*+?^$|{}]/g, '\\$&')}`) })
        .first()
        .check(),
  }
  const { subject, path } = await begin(product, start)
  await before?.(page)
  await arrive(page, product, { subject, path, language })
  if (!staysAtSignIn) await page.waitForURL((address) => !address.pathname.endsWith('/personal-login'))
  if (!isUntitled) await page.getByRole('heading', { level: 1 }).first().waitFor()
  await act?.(scenario)
}

/**
 * The header's own switch; behind a dialog nobody could press it, and the page in front must be right all the same.
 * @returns whether the page has one, or speaks the language already
 */
export async function speak(page: Page, language: InterfaceLanguage): Promise<boolean> {
  const lang = htmlLanguageOf[language]
  const isThere = await page.evaluate(
    ([wanted, spoken]) =>
      document.querySelector(`header select option[value=${wanted}]`) !== null ||
      document.documentElement.lang === spoken,
    [language, lang] as const,
  )
  if (!isThere) return false
  // again where the page was drawn before it could answer
  await page.waitForFunction(
    ([wanted, spoken]) => {
      if (document.documentElement.lang === spoken) return true
      const select = document.querySelector<HTMLSelectElement>(`header select:has(option[value=${wanted}])`)
      if (!select) return false
      select.value = wanted
      select.dispatchEvent(new Event('change', { bubbles: true }))
      return false
    },
    [language, lang] as const,
    { polling: 250 },
  )
  return true
}

async function begin(product: Product, start: Start): Promise<{ subject: string; path: string }> {
  const people = staging(product)
  const place = { sandbox: product.sandbox, signIn: people.signIn, origin: product.origin }
  if ('path' in start) return { subject: start.persona ?? (await newcomer(place)).subject, path: start.path }
  if ('owing' in start) return owe(await people.owing(start.owing), start.page)
  if ('at' in start) {
    const { client, subject, submission } = await (start.stage === 'SIGNING'
      ? people.reviewed()
      : people.signed())
    const transactionNo = start.stage === 'ORDERED' ? await startPaying(client, submission) : ''
    return { subject, path: start.at(submission, transactionNo) }
  }
  if (start.stage === 'END') {
    const { subject, submission } = await people.ended()
    const { examId, id } = submission
    const path = start.page === 'receipt' ? `/receipt/apply/${examId}/${id}` : `/submitted-file/${examId}`
    return { subject, path }
  }
  const { stage, exam = exams.open, servant } = start
  const client = await newcomer(place, servant ? 'servant' : 'outsider')
  const { id } = await reach(client, exam, stage)
  if (stage === 'UPLOADING') {
    const image = await photo('成績表.jpg', 1200, 1600)
    await addDocument(
      client,
      'HA_E',
      new File([new Uint8Array(image.buffer)], image.name, { type: 'image/jpeg' }),
    )
  }
  return { subject: client.subject, path: `/${pageOf[stage]}/apply/${exam}/${id}` }
}

/** A persona at a step of the supplement, whom an earlier screen may have taken there already. */
async function owe({ client, subject, submission }: Staged, page: string) {
  const { id, examId, stage, version } = submission
  if (page === 'review' && stage === 'UPLOADING') {
    const choices = [choose('ID', 'PERSONAL', await addDocument(client, 'ID'))]
    await client.ok(submitSupplementFiles, {
      params: { id },
      body: { choices, conditionalConfirmed: false, version },
    })
  }
  return { subject, path: `/${page}/supplement/${examId}/${id}` }
}
