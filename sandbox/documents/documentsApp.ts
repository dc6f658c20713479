/** The personal-document site: a page whose scripts manage the library through the service's own API. */
import { html } from 'hono/html'
import { type LibraryAddresses, libraryPageData } from '#sandbox/documents/libraryPageData.ts'
import { libraryTexts as texts } from '#sandbox/documents/texts.ts'
import { moduleAddress, servesModules } from '#sandbox/kit/browserModules.ts'
import { page } from '#sandbox/kit/page.ts'
import { type Bilingual, inLanguage, languageOf, party } from '#sandbox/kit/party.ts'

export interface DocumentsParts {
  url: string
  addresses: () => LibraryAddresses
  frameAncestors: () => readonly string[]
}

export function documentsApp(parts: DocumentsParts) {
  const app = party(parts.url, {
    frameAncestors: parts.frameAncestors,
    connect: () => [new URL(parts.addresses().api).origin],
  })
  servesModules(app, 'documents')

  app.get('/', (c) => {
    const language = languageOf(c)
    const say = (text: Bilingual) => inLanguage(text, language)
    return page(c, {
      language,
      party: texts.party,
      title: texts.title,
      modules: [moduleAddress('documents/browser/main.ts')],
      data: libraryPageData(parts.addresses(), language),
      body: html`<p class="quiet">${say(texts.intro)}</p>
<noscript><p class="error">${say(texts.noScript)}</p></noscript>
<div id="library"></div>
<p id="announcement" class="announcement" role="status"></p>`,
    })
  })
  return app
}
