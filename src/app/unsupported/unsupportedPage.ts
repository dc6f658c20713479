/**
 * The plain page for a browser below the list. It is written into index.html when the application is built
 * (scripts/build/belowTheList.ts), so that it needs no module, no catalogue and no theme.
 */
import { supportedBrowsers } from '#src/platform/supportedBrowsers.ts'

/** Its texts, in the catalogues like all others. */
export const unsupportedTexts = {
  title: 'browsers.too_old_title',
  text: 'browsers.too_old',
  list: 'browsers.intro',
  item: 'browsers.item',
  inApp: 'browsers.in_app',
  otherwise: 'browsers.otherwise',
  hours: 'common.support_hours',
  contact: 'common.support_contact',
} as const

export const unsupportedElement = 'unsupported'

/** What is filled in from the runtime configuration, where the browser can read it. */
export const supportAttribute = 'data-support'

type Words = (id: (typeof unsupportedTexts)[keyof typeof unsupportedTexts]) => string

const paragraph = (text: string) => `<p>${text}</p>`
const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** One language's part, as markup. */
export function unsupportedSection(lang: string, words: Words): string {
  const { title, text, list, item, inApp, otherwise, hours, contact } = unsupportedTexts
  const items = supportedBrowsers.map(
    ({ name, version }) => `<li>${filled(words(item), { browser: name, version })}</li>`,
  )
  const support = (field: string) => `<span ${supportAttribute}="${field}"></span>`
  return [
    `<section lang="${lang}">`,
    `<h1>${words(title)}</h1>`,
    paragraph(words(text)),
    paragraph(words(list)),
    `<ul>${items.join('')}</ul>`,
    paragraph(words(inApp)),
    paragraph(words(otherwise)),
    paragraph(words(hours)),
    paragraph(filled(words(contact), { supportPhone: support('phone'), supportEmail: support('email') })),
    '</section>',
  ].join('')
}
