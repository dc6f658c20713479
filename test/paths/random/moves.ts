/** What a random walk does: each move with how often it comes up. */
import type { Page } from 'playwright-core'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { gatewayBehaviours } from '#sandbox/gateway/behaviours.ts'
import { addressesOf } from '#test/pages/addresses.ts'
import { decideSignature } from '#test/pages/parties.ts'
import { glance } from '#test/paths/faults/look.ts'
import { signingInAgain } from '#test/paths/faults/parties.ts'
import { stepWays } from '#test/paths/faults/stepWays.ts'
import type { Chance } from '#test/paths/random/chance.ts'
import {
  type Found,
  fileTaking,
  fill,
  fillable,
  findOn,
  press,
  pressable,
} from '#test/paths/random/onPage.ts'
import type { Seen } from '#test/paths/random/seen.ts'
import type { Walk } from '#test/paths/walk.ts'
import { pdf, photo } from '#test/support/files.ts'

/** Where a walk is, and what decides its next move. */
export interface Standing {
  /** by whose words the page is read */
  readonly walk: Walk
  readonly seen: Seen
  readonly chance: Chance
}

export interface Move {
  readonly name: string
  readonly weight: number
  /** @returns what was done, for the list of steps; null where there was nothing to do */
  readonly make: (standing: Standing) => Promise<string | null>
}

/** Widths of the specification. */
const widths = [360, 768, 1280]
const height = 900

const texts = [
  '',
  ' ',
  '66123456',
  '+351 912 345 678',
  'chan@example.mo',
  'nobody@',
  '示範有限公司',
  'José & <b>"Irmãos"</b>',
  '0',
  'ç'.repeat(300),
]
/** For a part of a date: whole dates, which go to all parts, parts, and what is neither. */
const dates = [
  '',
  '1999-12-31',
  '1/3/2019',
  '２０３１年２月２８日',
  '29 de Fevereiro de 2021',
  '2019',
  '20',
  '12',
  '31',
  '13',
  'Março',
  'não sei',
]
const isDatePart = ({ name }: Found) => /-(year|month|day)\b/.test(name)

const open = (walk: Walk, path: string) => walk.page.goto(walk.product.address(path))
/** A page that was kept is shown at once and loads nothing. */
const travel = (way: 'goBack' | 'goForward') => (page: Page) => page[way]({ waitUntil: 'commit' })

/** Something of the page is chosen and used. */
const using =
  (selector: string, use: (standing: Standing, found: Found) => Promise<string>) =>
  async (standing: Standing) => {
    const { chance, walk } = standing
    const found = chance.pick(selector, await findOn(walk.page, selector), ({ name }) => name)
    return (
      found &&
      use(standing, found).catch((cause: Error) => {
        throw new Error(`${found.name}: ${cause.message}`, { cause })
      })
    )
  }

export const movesInside: readonly Move[] = [
  {
    name: 'press',
    weight: 40,
    make: using(pressable, async ({ walk }, found) => {
      await press(walk.page, found)
      return found.name
    }),
  },
  {
    name: 'fill',
    weight: 10,
    make: using(fillable, async ({ walk, chance }, found) => {
      const typed = isDatePart(found) ? dates : texts
      const value = chance.pick('value', found.values.length > 0 ? found.values : typed) ?? ''
      await fill(walk.page, found, value)
      return `${found.name} = ${value.slice(0, 40)}`
    }),
  },
  {
    name: 'hand in a file',
    weight: 3,
    make: using(fileTaking, async ({ walk, chance }, { at, name }) => {
      const isPhoto = chance.number('photo') < 0.3
      const file = isPhoto ? await photo('身份證.jpg') : pdf('Certidão.pdf')
      await walk.page.locator(fileTaking).nth(at).setInputFiles(file, { timeout: 2_000 })
      return `${file.name} to ${name}`
    }),
  },
  {
    name: 'do what the page asks for',
    weight: 34,
    async make({ walk, seen }) {
      const { page, words } = walk
      const dialog = await findOn(page, 'dialog[open] button')
      const yes = ['common.confirm', 'common.continue', 'common.yes', 'common.close'] as const
      if (dialog.length > 0) {
        const named = new RegExp(`^(${yes.map((id) => words(id)).join('|')})$`)
        await page
          .locator('dialog[open]')
          .last()
          .getByRole('button', { name: named })
          .first()
          .click({ timeout: 2_000 })
        return 'yes'
      }
      const way = Object.entries(stepWays).find(([id]) => words(id as keyof typeof stepWays) === seen.title)
      if (way === undefined) return null
      if (way[0] === 'step.resume') {
        // a resume that is required is filled in by presses alone, or not at all
        const skip = walk.button(words('resume.skip'))
        if ((await skip.count()) === 0) return null
        await skip.click({ timeout: 2_000 })
        return 'skip'
      }
      await way[1](walk, await glance(page))
      return way[0]
    },
  },
  {
    name: 'open',
    weight: 9,
    async make({ walk, chance }) {
      const { submission } = walk.staged
      const own = Object.values(addressesOf(submission))
      const others = Object.values(addressesOf({ ...submission, id: 'S000000000000000000001' }))
      const none = [
        '/nowhere',
        '/upload/apply/x/y',
        '/check/apply/999999',
        '/check/nothing/3',
        '/registration/0',
        '/%E0%A4%A',
      ]
      const kind =
        chance.weigh('kind', ['own', 'others', 'none'], String, (one) => (one === 'own' ? 8 : 1)) ?? 'own'
      const list = kind === 'own' ? own : kind === 'others' ? others : none
      const path = chance.pick('address', list, (one) => one.replaceAll(submission.id, '(id)')) ?? '/'
      await open(walk, path)
      return path
    },
  },
  {
    name: 'back',
    weight: 7,
    async make({ walk }) {
      await travel('goBack')(walk.page)
      return ''
    },
  },
  {
    name: 'forward',
    weight: 3,
    async make({ walk }) {
      await travel('goForward')(walk.page)
      return ''
    },
  },
  {
    name: 'reload',
    weight: 4,
    async make({ walk }) {
      await walk.page.reload()
      return ''
    },
  },
  {
    name: 'language',
    weight: 4,
    async make({ walk, chance }) {
      const select = walk.page.locator('header select')
      if ((await select.count()) === 0 || (await walk.page.locator('dialog[open]').count()) > 0) return null
      const language: InterfaceLanguage = chance.number('language') < 0.5 ? 'PT' : 'ZH_TW'
      await select.selectOption(language, { timeout: 2_000 })
      return language
    },
  },
  {
    name: 'theme',
    weight: 2,
    async make({ walk, chance }) {
      const colorScheme = chance.number('theme') < 0.5 ? 'dark' : 'light'
      await walk.page.emulateMedia({ colorScheme })
      return colorScheme
    },
  },
  {
    name: 'width',
    weight: 4,
    async make({ walk, chance }) {
      const width = chance.pick('width', widths) ?? 1280
      await walk.page.setViewportSize({ width, height })
      return String(width)
    },
  },
  {
    name: 'look again',
    weight: 2,
    async make({ walk }) {
      await walk.lookAgain()
      return ''
    },
  },
  {
    name: 'key',
    weight: 3,
    async make({ walk, chance }) {
      const key = chance.pick('key', ['Escape', 'Tab', 'Enter', 'Space', 'ArrowDown']) ?? 'Tab'
      await walk.page.keyboard.press(key)
      return key
    },
  },
]

/** On the pages of others, and where there is none: somebody finds the way back. */
export async function moveOutside({ walk, seen, chance }: Standing): Promise<string> {
  const { page, product } = walk
  const { account, eSign, gateway } = product.sandbox.urls
  const isBack = chance.number('outside') < 0.15
  if (isBack && seen.url !== 'about:blank') {
    await travel('goBack')(page)
    return 'back from outside'
  }
  if (seen.url.startsWith(account) && new URL(seen.url).searchParams.has('redirect_uri')) {
    await signingInAgain(walk)
    return 'sign in'
  }
  if (seen.url.startsWith(eSign) && (await page.locator('button[name=decision]').count()) > 0) {
    const decision = chance.weigh('sign', ['sign', 'cancel', 'fail'] as const, String, (one) =>
      one === 'sign' ? 6 : 1,
    )
    await decideSignature(page, decision ?? 'sign')
    return `at the signature: ${decision}`
  }
  if (seen.url.startsWith(gateway) && (await page.locator('form button.primary').count()) > 0) {
    const behaviour = chance.pick('pay', gatewayBehaviours) ?? 'success'
    const cancel = page.locator('button[name=behaviour][value=cancel]')
    if (behaviour === 'cancel') await cancel.click()
    else {
      await page.locator(`input[name=chosen][value=${behaviour}]`).check({ timeout: 2_000 })
      await page.locator('form button.primary').click()
    }
    return `at the gateway: ${behaviour}`
  }
  await open(walk, '/')
  return 'to the list from outside'
}
