/** Goes on as people do: looks at the page and does what it asks for, until the journey is where it should be. */

import { decideSignature, payAtGateway } from '#test/pages/parties.ts'
import { type Glance, glance } from '#test/paths/faults/look.ts'
import { signingInAgain } from '#test/paths/faults/parties.ts'
import type { Situation } from '#test/paths/faults/situation.ts'
import { stepWays } from '#test/paths/faults/stepWays.ts'
import type { Walk } from '#test/paths/walk.ts'

/** Milliseconds until somebody gives up, and how often they try at most. */
const timeout = 30_000
const tries = 40
/** Milliseconds until what was pressed has shown something. */
const response = 1_500
const interval = 80

/** A press that finds nothing to press any more is taken back soon. */
const quick = { timeout: 2_000 }

const escaped = (text: string) => text.replaceAll(/[.*+?^$|(){}[\]\\]/g, '\\$&')

const rest = () => new Promise((resolve) => setTimeout(resolve, interval))

/** @param page title of the page on which the call failed: there it is done again */
export async function goOn(walk: Walk, { reached, again, isVisit }: Situation, page: string): Promise<void> {
  const end = Date.now() + timeout
  const done: string[] = []
  let seen = await glance(walk.page)
  while (!(await reached(walk))) {
    if (Date.now() > end || done.length > tries)
      throw new Error(
        `can't go on from “${seen.title}” (${seen.url}): ${JSON.stringify(seen)}\ndid ${done.join(' > ')}`,
      )
    if (seen.isBusy) await rest()
    else {
      const way = wayOn(walk, seen, seen.title === page && !isVisit ? again : undefined, again !== undefined)
      if (way === null) await rest()
      else {
        done.push(way.name)
        // what it was may have been drawn anew meanwhile: then there is another look
        await way.go().catch(rest)
        await shows(walk, seen)
      }
    }
    seen = await glance(walk.page)
  }
}

/** Waits until the page looks otherwise than before. */
async function shows(walk: Walk, before: Glance): Promise<void> {
  const end = Date.now() + response
  const was = JSON.stringify(before)
  while (JSON.stringify(await glance(walk.page)) === was && Date.now() < end) await rest()
}

interface Way {
  readonly name: string
  readonly go: () => Promise<unknown>
}

/** What the page asks for; null where it asks for nothing yet. */
function wayOn(walk: Walk, seen: Glance, again: Situation['again'], isLookedAt: boolean): Way | null {
  const { page, words, product } = walk
  const { account, eSign, gateway } = product.sandbox.urls
  const way = (name: string, go: () => Promise<unknown>): Way => ({ name, go })
  if (seen.url.startsWith(account)) return way('sign in', () => signingInAgain(walk))
  if (seen.url.startsWith(eSign)) return way('sign', () => decideSignature(page, 'sign'))
  if (seen.url.startsWith(gateway)) return way('pay at the gateway', () => payAtGateway(page))
  if (!seen.isOurs) return way('back', () => page.goBack({ waitUntil: 'commit' }))

  const press = (within: 'dialog' | 'main', name: string) =>
    way(name, () => {
      const place = page.locator(within === 'dialog' ? 'dialog[open]' : 'main').last()
      const named = { name: new RegExp(`^${escaped(name)}`) }
      return place.getByRole('button', named).or(place.getByRole('link', named)).first().click(quick)
    })
  const offers = (names: readonly string[], ids: readonly Parameters<typeof words>[0][]) =>
    ids.map((id) => words(id)).find((name) => names.some((offered) => offered.startsWith(name)))

  if (seen.dialog !== null) {
    const yes = offers(seen.dialog, [
      'common.retry',
      'draft.keep_mine',
      'session.extend',
      'common.confirm',
      'common.continue',
      'common.yes',
      // what was opened to be looked at is looked at
      ...(isLookedAt ? [] : (['common.close'] as const)),
    ])
    return yes === undefined ? null : press('dialog', yes)
  }
  const retry = offers(seen.main, ['common.retry', 'upload.retry', 'auth.login'])
  if (retry !== undefined) return press('main', retry)
  if (again !== undefined) return way('the same again', () => again(walk))
  const step = Object.entries(stepWays).find(([id]) => words(id as keyof typeof stepWays) === seen.title)
  if (step !== undefined) return way(step[0], () => step[1](walk, seen))
  const home = offers(seen.main, ['common.back_home'])
  return home === undefined ? null : press('main', home)
}
