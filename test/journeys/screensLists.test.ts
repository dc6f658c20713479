/** Long lists and composed text on the registration step, in a real browser. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { exams, newcomer, reach } from '#test/support/applicant.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'

const ground = journeyGround()
const rows = 9_999

/** A servant of the public at the registration form, whose list of departments has 9,999 rows. */
async function atRegistration(page: Page, language: InterfaceLanguage) {
  const { product, people } = ground
  const client = await newcomer({ sandbox: product.sandbox, signIn: people.signIn }, 'servant')
  const submission = await reach(client, exams.open, 'FORMING')
  await page.route('**/base/department/search*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const [first] = answer.content
    const content = Array.from({ length: rows }, (_, index) => {
      const number = String(index + 1).padStart(4, '0')
      return {
        ...first,
        id: index + 1,
        code: index === 0 ? first.code : `D.${number}`,
        nameTc: `第${number}廳`,
        namePt: `Direcção n.º ${number}`,
        order: index + 1,
      }
    })
    await route.fulfill({ response, json: { ...answer, content } })
  })
  await arrive(page, product, {
    subject: client.subject,
    path: `/registration/apply/${exams.open}/${submission.id}`,
    language,
  })
  const list = page.getByRole('combobox', { name: wordsOf(language)('form.field.department') })
  await list.waitFor()
  await expect.poll(() => list.isEnabled()).toBe(true)
  return list
}

test.for<InterfaceLanguage>(['ZH_TW', 'PT'])(
  '%s: 9,999 departments open within 200 ms on a slow phone, and are walked and found by keyboard',
  async (language, context) => {
    const { page, problems } = await ground.visitor(context)
    const list = await atRegistration(page, language)
    const throttle = await page.context().newCDPSession(page)
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const opening: number[] = []
    for (let time = 0; time < 3; time += 1) {
      opening.push(
        await list.evaluate(async (field: HTMLElement) => {
          const begun = performance.now()
          field.click()
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
          while (!document.querySelector('[role=option]')) await frame()
          await frame()
          return performance.now() - begun
        }),
      )
      await page.keyboard.press('Escape')
      await page.locator('[role=option]').first().waitFor({ state: 'detached' })
      await list.focus()
    }
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    expect(Math.min(...opening)).toBeLessThan(200)
    // a list drawn whole would have them all
    await list.click()
    expect(await page.locator('[role=option]').count()).toBeLessThan(40)

    const active = async () => {
      const id = await list.getAttribute('aria-activedescendant')
      const option = page.locator(`[id="${id}"]`)
      await option.waitFor()
      return [await option.getAttribute('aria-posinset'), await option.getAttribute('aria-setsize')]
    }
    await page.keyboard.press('End')
    await expect.poll(active).toEqual([String(rows), String(rows)])
    await page.keyboard.press('Home')
    await expect.poll(active).toEqual(['1', String(rows)])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(active).toEqual(['3', String(rows)])

    // the name in the other language too, without its accents
    await page.keyboard.type('direccao 7777')
    await expect.poll(active).toEqual(['1', '1'])
    await page.keyboard.press('Enter')
    expect(await list.inputValue()).toBe(language === 'PT' ? 'Direcção n.º 7777' : '第7777廳')
    expect(await list.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
  },
)

test('what an input method composes arrives as it was committed; its Enter sends nothing and chooses nothing', async (context) => {
  const { page } = await ground.visitor(context)
  const words = wordsOf('ZH_TW')
  const list = await atRegistration(page, 'ZH_TW')
  const saved: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('registration-form')) saved.push(request.url())
  })
  const input = await page.context().newCDPSession(page)
  /** as Cangjie and Pinyin do it: the text changes while it is composed, then it is committed */
  const compose = async (steps: readonly string[], committed: string) => {
    for (const text of steps)
      await input.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await input.send('Input.insertText', { text: committed })
    // the Enter that ended it, as Safari tells it afterwards
    await input.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })
  }
  await list.click()
  await page.keyboard.press('Control+A')
  await compose(['弓', '弓木', '弓木0'], '第0042廳')
  expect(await list.inputValue()).toBe('第0042廳')
  await expect.poll(() => page.locator('[role=option]').count()).toBe(1)
  await page.keyboard.press('Escape')

  const address = page.getByRole('group', { name: words('form.field.address') })
  await address.getByRole('radio', { name: words('form.field.address_other') }).check()
  const field = page.getByRole('textbox', { name: words('form.field.address_other') })
  await field.focus()
  await compose(['口', '日弓', '日弓中'], '澳門新馬路一號')
  expect((await field.inputValue()).trim()).toBe('澳門新馬路一號')
  expect(saved).toEqual([])
  expect(await page.getByRole('alert').count()).toBe(0)
})
