import type { InterfaceLanguage } from '#contract/enums.ts'
import type {} from '#src/api/client.ts'
import type { EarlyPlan } from '#src/app/earlyPlan.ts'

const readFrom = (open: () => Storage, key: string): string | null => {
  try {
    return open().getItem(key)
  } catch {
    return null
  }
}

/**
 * Runs inline in the head of index.html, before anything is painted and before any module has arrived: language and
 * theme of the page, preloads of the catalogue and of the modules of the page asked for, the list's first calls. It
 * never throws: without it everything still works, only later.
 */
export function startEarly(plan: EarlyPlan, page: Window): void {
  const { document, location } = page
  const root = document.documentElement
  const kept = readFrom(() => page.localStorage, plan.keys.language)
  const languages = Object.keys(plan.languages) as InterfaceLanguage[]
  const language = languages.find((one) => one === kept) ?? 'ZH_TW'
  const theme = readFrom(() => page.localStorage, plan.keys.theme)
  root.lang = plan.languages[language]
  if (theme === 'dark' || (theme !== 'light' && page.matchMedia('(prefers-color-scheme: dark)').matches))
    root.classList.add('dark')

  const segment = location.pathname.slice(plan.base.length).split('/')[0] ?? ''
  // a segment such as `constructor` must not find what every object has
  const known = Object.keys(plan.pages).includes(segment)
  const files = known ? [...(plan.texts[segment]?.[language] ?? []), ...(plan.pages[segment] ?? [])] : []
  for (const file of new Set(files)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = plan.base + plan.files[file]
    document.head.append(link)
  }

  const token = readFrom(() => page.sessionStorage, plan.keys.token)
  if (segment !== '' || !token) return
  try {
    const { apiBase } = JSON.parse(document.getElementById(plan.config)?.textContent ?? '')
    const headers = { Authorization: token }
    page.__early = Object.fromEntries(
      plan.calls.map((path) => [
        path,
        page.fetch(apiBase + path, { headers, cache: 'no-store', credentials: 'omit' }).catch(() => null),
      ]),
    )
  } catch {
    // a wrong configuration is told by main.tsx
  }
}
