/** Dates and months in separate fields, as a person fills them in. */
import type { Locator, Page } from 'playwright-core'
import { interfaceLanguages } from '#contract/enums.ts'
import { type DatePart, datePartsOf } from '#contract/rules/plainDateParts.ts'
import { wordsOf } from '#test/support/texts.ts'

/** The fields of a date, by the label that they share. */
export const dateField = (scope: Page | Locator, label: string): Locator =>
  scope.getByRole('group', { name: label })

/** One of the fields, in whichever language the page is. */
export function datePart(field: Locator, part: DatePart): Locator {
  const names = interfaceLanguages.map((language) => wordsOf(language)(`date.${part}`))
  return field.getByRole('textbox', { name: new RegExp(`^(${names.join('|')})$`) })
}

/** @param date `yyyy-mm-dd` or `yyyy-mm`; a part may be left out or be anything: `2020--31` */
export async function fillDate(field: Locator, date: string, options?: { timeout?: number }): Promise<void> {
  const typed = date.split('-')
  for (const [index, part] of datePartsOf.date.entries()) {
    const input = datePart(field, part)
    if (part !== 'day' || (await input.count()) > 0) await input.fill(typed[index] ?? '', options)
  }
}

/** What stands in the fields: `2020-1-2`. */
export async function dateIn(field: Locator): Promise<string> {
  const inputs = await Promise.all(datePartsOf.date.map((part) => datePart(field, part).all()))
  return (await Promise.all(inputs.flat().map((input) => input.inputValue()))).join('-')
}

/** As the clipboard would give it, in every engine. */
export const pasteInto = (input: Locator, text: string): Promise<void> =>
  input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox makes one of its own out of what it is given, and it is empty
    Object.defineProperty(event, 'clipboardData', { value: clipboardData })
    element.dispatchEvent(event)
  }, text)
