/** The control panel: a page over `control`, and the same by JSON under `/api`. */
import { html } from 'hono/html'
import { documentCategories, type InterfaceLanguage } from '#contract/enums.ts'
import { exampleExams, periodsOf } from '#contract/external/exampleExams.ts'
import { basePath } from '#contract/limits.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import type { Control } from '#sandbox/control.ts'
import { categoryNames } from '#sandbox/documents/texts.ts'
import { behaviours, gatewayBehaviours } from '#sandbox/gateway/behaviours.ts'
import { statusNames } from '#sandbox/gateway/texts.ts'
import { moduleAddress, servesModules } from '#sandbox/kit/browserModules.ts'
import { faultKinds } from '#sandbox/kit/faults.ts'
import { page } from '#sandbox/kit/page.ts'
import { type Bilingual, inLanguage, languageOf, party, wordKeyOf } from '#sandbox/kit/party.ts'
import { faultyCalls, panelApi } from '#sandbox/panel/panelApi.ts'
import { panelTexts as texts } from '#sandbox/panel/texts.ts'

export interface PanelParts {
  url: string
  control: Control
  appOrigin: () => string
  urls: Readonly<Record<string, string>>
}

export type PanelText = keyof typeof texts

function panelPageData(parts: PanelParts, language: InterfaceLanguage) {
  const spoken = (names: Record<string, Bilingual>): Record<string, string> =>
    Object.fromEntries(Object.entries(names).map(([key, text]) => [key, inLanguage(text, language)]))
  const day = parts.control.installationDay()
  return {
    wordKey: wordKeyOf[language],
    texts: spoken(texts) as Record<PanelText, string>,
    behaviours: gatewayBehaviours.map((id) => ({ id, name: inLanguage(behaviours[id].label, language) })),
    statuses: spoken(statusNames),
    categories: documentCategories.map((id) => ({ id, name: inLanguage(categoryNames[id], language) })),
    faultKinds,
    faultyCalls: faultyCalls as Record<string, readonly string[]>,
    exams: exampleExams.map((exam) => ({
      code: exam.code,
      name: nameIn(language, exam),
      ...periodsOf(exam.code, day),
    })),
  }
}
export type PanelPageData = ReturnType<typeof panelPageData>

export function panelApp(parts: PanelParts) {
  const app = party(parts.url)
  servesModules(app, 'panel')
  app.route('/api', panelApi(parts.control))

  app.get('/', (c) => {
    const language = languageOf(c)
    const say = (text: Bilingual) => inLanguage(text, language)
    const link = (address: string | undefined, text: Bilingual) =>
      html`<a class="button" href="${address}">${say(text)}</a>`
    return page(c, {
      language,
      party: texts.party,
      title: texts.title,
      wide: true,
      modules: [moduleAddress('panel/browser/main.ts')],
      data: panelPageData(parts, language),
      body: html`<p class="quiet">${say(texts.intro)}</p>
<nav class="actions" aria-label="${say(texts.links)}">
${link(`${parts.appOrigin()}${basePath}/`, texts.linkApp)}
${link(`${parts.urls.bridge}/?language=${language}`, texts.linkBridge)}
${link(`${parts.urls.documents}/?language=${language}`, texts.linkDocuments)}</nav>
<noscript><p class="error">${say(texts.noScript)}</p></noscript>
<div id="panel">${say(texts.loading)}</div>
<p id="announcement" class="announcement" role="status"></p>`,
    })
  })
  return app
}
