import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { listExams, listTestExams } from '#contract/endpoints/exam.ts'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { htmlLanguageOf, localeOf } from '#contract/languageTags.ts'
import { runtimeConfigElement } from '#contract/runtimeConfig.ts'
import { bundleAlone } from '#scripts/build/bundleAlone.ts'
import type { EarlyPlan } from '#src/app/earlyPlan.ts'
import { storageKeys } from '#src/platform/storage.ts'
import { type RouteRow, routeTable } from '#src/routes/table.ts'

const source = fileURLToPath(new URL('../../src/app/early.entry.ts', import.meta.url))

/** A chunk and everything that it imports at once, itself first. */
function withImports(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen
  seen.add(chunk.fileName)
  for (const name of chunk.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') withImports(bundle, next, seen)
  }
  return seen
}

const segmentOf = (row: RouteRow) => row.path.split('/')[1] ?? ''

/**
 * What can be asked for before any module has told so.
 * @param bundle null in development: languages, themes and calls only
 */
export function earlyPlan(base: string, bundle: Rolldown.OutputBundle | null): EarlyPlan {
  const files: string[] = []
  const place = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk')
  const chunkOf = (ending: string) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(ending))
  const entry = chunks.find((chunk) => chunk.isEntry)
  const atStart = bundle && entry ? withImports(bundle, entry) : new Set<string>()

  const pages: Record<string, number[]> = {}
  const texts: Record<string, Record<InterfaceLanguage, number[]>> = {}
  for (const row of Object.values<RouteRow>(routeTable)) {
    if (!bundle || !row.page) continue
    // none where the page comes with the entry
    const page = chunkOf(`/src/features/${row.page}.tsx`)
    const needed = [page, row.guard === 'journey' ? chunkOf('/src/app/startApplication.ts') : undefined]
    const modules = [
      ...new Set(needed.flatMap((chunk) => (chunk ? [...withImports(bundle, chunk)] : []))),
    ].filter((file) => !atStart.has(file))
    const segment = segmentOf(row)
    pages[segment] ??= modules.map(place)
    const catalogue = (language: InterfaceLanguage) =>
      ['core', ...row.texts].flatMap((group) => {
        const file = chunkOf(`/locales/${localeOf[language]}/${group}.po`)?.fileName
        return file ? [place(file)] : []
      })
    texts[segment] ??= Object.fromEntries(
      interfaceLanguages.map((language) => [language, catalogue(language)]),
    ) as Record<InterfaceLanguage, number[]>
  }
  return {
    base,
    files,
    pages,
    texts,
    calls: [listExams.path, listTestExams.path],
    config: runtimeConfigElement,
    keys: { language: storageKeys.language, theme: storageKeys.theme, token: storageKeys.token },
    languages: htmlLanguageOf,
  }
}

/** Puts src/app/early.ts inline into the head, after the configuration block, and tells it the names of the files. */
export function earlyScript(): Plugin {
  let base = '/'
  let code = ''
  return {
    name: 'early-script',
    configResolved(config) {
      base = config.base
    },
    async buildStart() {
      code = (await bundleAlone(source, 'iife')).trim()
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const plan = JSON.stringify(earlyPlan(base, bundle ?? null)).replaceAll('<', '\\u003c')
        const script = `<script>${code.replace('__EARLY_PLAN__', () => plan)}</script>`
        return html.replace(
          /(<script type="application\/json"[^>]*>[^<]*<\/script>)/,
          (block) => `${block}\n    ${script}`,
        )
      },
    },
  }
}
