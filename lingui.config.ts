import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** One catalogue a group and language; ids are written by hand, nothing is extracted (see scripts/texts.ts). */
export default defineConfig({
  sourceLocale: 'zh-TW',
  locales: ['zh-TW', 'pt'],
  format: formatter({ explicitIdAsDefault: true, origins: false }),
  catalogs: [
    'core',
    'eligibility',
    'registration',
    'resume',
    'upload',
    'review',
    'payment',
    'receipt',
    'supplement',
    'static',
  ].map((group) => ({ path: `<rootDir>/locales/{locale}/${group}`, include: [] })),
})
