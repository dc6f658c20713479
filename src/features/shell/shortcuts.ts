import { basePath } from '#contract/limits.ts'
import type { RuntimeConfig } from '#contract/runtimeConfig.ts'
import type { PlainTextId } from '#locales/textIds.gen.ts'
import { hrefOf } from '#src/platform/paths.ts'

export interface Shortcut {
  readonly text: PlainTextId
  readonly href: string
}

/** The public page of these exams. */
const officialSite = 'https://concurso-uni.safp.gov.mo/'

/** The links of the side menu; each opens a window of its own (section 2, layout). */
export function shortcuts({ signInUrl, personalDocumentsUrl }: RuntimeConfig): Shortcut[] {
  return [
    { text: 'menu.official_site', href: officialSite },
    { text: 'menu.single_account', href: new URL('/', signInUrl).href },
    { text: 'menu.personal_documents', href: personalDocumentsUrl },
    { text: 'menu.receipt', href: hrefOf({ to: 'path', path: '/recibo' }) },
    { text: 'faq.title', href: `${basePath}/faq` },
    { text: 'notice.title', href: `${basePath}/notice` },
    { text: 'agreement.title', href: `${basePath}/service-agreement` },
  ]
}
