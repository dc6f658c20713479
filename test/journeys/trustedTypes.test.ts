/** S-14: no string becomes markup on the page, and the browser itself holds the application to it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open } from '#test/pages/openScreen.ts'
import { screens } from '#test/pages/screens.ts'
import { journeyGround } from '#test/support/journeyGround.ts'

const ground = journeyGround()

/** Everything that the policy of the page refuses. */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (line: string) => refused.push(line))
  await page.addInitScript(() => {
    const { noteRefusal } = window as unknown as { noteRefusal(line: string): void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      noteRefusal(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  return refused
}

const screenOf = (name: string) => {
  const screen = screens.find((candidate) => candidate.name === name)
  if (!screen) throw new Error(`no screen ${name}`)
  return screen
}

test('no string becomes markup or the address of a script, whoever hands it over', async (context) => {
  const { page } = await ground.visitor(context)
  await open(page, ground.product, screenOf('viewer, a PDF searched'), 'ZH_TW')
  const outcomes = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => {
        document.createElement('p').innerHTML = '<b>x</b>'
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      'document.write': () => document.write('<b>x</b>'),
      'a parser': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      srcdoc: () => {
        document.createElement('iframe').srcdoc = '<b>x</b>'
      },
      'text of a script': () => {
        document.createElement('script').text = 'x'
      },
      'address of a script': () => {
        document.createElement('script').src = '/application/assets/x.js'
      },
      worker: () => new Worker('/application/assets/x.js'),
      timer: () => setTimeout('x' as unknown as () => void),
      'a policy of one’s own': () => trustedTypes.createPolicy('mine', {}),
      'the default policy once more': () => trustedTypes.createPolicy('default', {}),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name}: let through`
      } catch (cause) {
        return `${name}: ${cause instanceof Error ? cause.name : cause}`
      }
    })
  })
  expect(outcomes).toEqual([
    'innerHTML: TypeError',
    'insertAdjacentHTML: TypeError',
    'document.write: TypeError',
    'a parser: TypeError',
    'srcdoc: TypeError',
    'text of a script: TypeError',
    'address of a script: TypeError',
    'worker: TypeError',
    'timer: TypeError',
    'a policy of one’s own: TypeError',
    'the default policy once more: TypeError',
  ])
})

test.for([
  'exam list',
  'registration, a long list open',
  'documents, own files taken, refused and offered to be shrunk',
  'viewer, a PDF searched',
  'viewer, a picture',
  'review',
  'payment, asked about',
  'receipt',
  'questions and answers',
])('the application itself keeps to it: %s', async (name, context) => {
  const { page, problems } = await ground.visitor(context)
  const refused = await refusals(page)
  await open(page, ground.product, screenOf(name), 'PT')
  expect({ refused, problems }).toEqual({ refused: [], problems: [] })
})
