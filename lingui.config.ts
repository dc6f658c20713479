import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { localeOf } from './contract/languageTags.ts'

/** Groups of texts: one file each in every language; the guard of the texts compares them. */
const groups = readdirSync(new URL('locales/zh-TW', import.meta.url))
  .filter((name) => name.endsWith('.po'))
  .map((name) => name.slice(0, -'.po'.length))

/** One catalogue a group and language; ids are written by hand, nothing is extracted (see scripts/texts.ts). */
export default defineConfig({
  sourceLocale: localeOf.ZH_TW,
  locales: Object.values(localeOf),
  format: formatter({ explicitIdAsDefault: true, origins: false }),
  catalogs: groups.map((group) => ({ path: `<rootDir>/locales/{locale}/${group}`, include: [] })),
})
