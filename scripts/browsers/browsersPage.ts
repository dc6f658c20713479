/** The tables of docs/browsers.md. */
import type { Identifier } from '@mdn/browser-compat-data'
import { supportedBrowsers } from '#src/platform/supportedBrowsers.ts'
import { compatData } from './compatData.ts'
import { exceptions } from './exceptions.ts'
import type { requiredFeatures } from './requiredFeatures.ts'

export const browsersPage = 'docs/browsers.md'

const columns = ['chrome', 'safari_ios', 'firefox'] as const

function identifierOf(key: string): Identifier {
  let identifier = compatData as unknown as Identifier
  for (const part of key.split('.')) {
    const next = identifier[part]
    if (!next) throw new Error(`MDN knows no ${key}`)
    identifier = next
  }
  return identifier
}

/** First versions in Chrome, Safari on iOS and Firefox. */
function versionsOf(key: string): string[] {
  const support = identifierOf(key).__compat?.support
  return columns.map((browser) => {
    const version = [support?.[browser] ?? []]
      .flat()
      .find(({ flags, prefix }) => !flags && !prefix)?.version_added
    return typeof version === 'string' ? version : 'none'
  })
}

/** `javascript.builtins.Object.hasOwn` -> `Object.hasOwn`. */
const nameOf = (key: string) =>
  key
    .replace(/^(javascript\.builtins|api|css\.(properties|selectors|types)|html\.global_attributes)\./, '')
    .replace(/_static$/, '')

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const required: Readonly<Record<keyof typeof requiredFeatures, string>> = {
  'Array.prototype.at': 'javascript.builtins.Array.at',
  'HTMLDialogElement.showModal': 'api.HTMLDialogElement.showModal',
  'crypto.randomUUID': 'api.Crypto.randomUUID',
}

/** The generated parts, by the name between the marks. */
export const generatedParts = (): Record<string, string> => ({
  list: table(
    ['Browser', 'From version'],
    supportedBrowsers.map(({ name, version }) => [name, version]),
  ),
  required: table(
    ['Feature', 'Chrome', 'Safari on iOS', 'Firefox', 'Without it'],
    [
      ['JavaScript modules', ...versionsOf('javascript.statements.import'), 'the plain page'],
      ...Object.entries(required).map(([name, key]) => [`\`${name}\``, ...versionsOf(key), 'the plain page']),
    ],
  ),
  exceptions: table(
    ['Feature', 'Chrome', 'Safari on iOS', 'Firefox', 'Used in', 'Without it'],
    exceptions.flatMap(({ features, place = 'anywhere', without }) =>
      features.map((key) => [`\`${nameOf(key)}\``, ...versionsOf(key), place, without]),
    ),
  ),
})

const mark = (name: string) => new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`)

/** The page with its generated parts as they should be. */
export function withGeneratedParts(page: string): string {
  let text = page
  for (const [name, part] of Object.entries(generatedParts())) {
    if (!mark(name).test(text)) throw new Error(`${browsersPage} has no part ${name}`)
    text = text.replace(mark(name), (_, open: string, close: string) => `${open}${part}\n${close}`)
  }
  return text
}
