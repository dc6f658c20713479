/** The government app: shows the application inside a phone frame and answers its bridge questions. */
import { html } from 'hono/html'
import { htmlLanguageOf } from '#contract/languageTags.ts'
import { basePath } from '#contract/limits.ts'
import { bridgeTexts as texts } from '#sandbox/bridge/texts.ts'
import { moduleAddress, servesModules } from '#sandbox/kit/browserModules.ts'
import { page } from '#sandbox/kit/page.ts'
import { type Bilingual, inLanguage, languageOf, party } from '#sandbox/kit/party.ts'

export interface BridgeParts {
  url: string
  appOrigin: () => string
  /** origins that the framed application leads to: sign-in, signature, payment, documents */
  partyOrigins: readonly string[]
}

export interface BridgePageData {
  appOrigin: string
  appAddress: string
}

/** What the government app calls its languages. */
const languages = [
  { code: 'zh-Hant', name: '繁體中文' },
  { code: 'pt', name: 'Português' },
  { code: 'en', name: 'English' },
]
const widths = [320, 360, 390, 430]

export function bridgeApp(parts: BridgeParts) {
  const app = party(parts.url, { frames: () => [parts.appOrigin(), ...parts.partyOrigins] })
  servesModules(app, 'bridge')

  app.get('/', (c) => {
    const language = languageOf(c)
    const say = (text: Bilingual) => inLanguage(text, language)
    const data: BridgePageData = {
      appOrigin: parts.appOrigin(),
      appAddress: `${parts.appOrigin()}${basePath}/?app=1`,
    }
    return page(c, {
      language,
      party: texts.party,
      title: texts.title,
      wide: true,
      modules: [moduleAddress('bridge/browser/main.ts')],
      data,
      body: html`<p class="quiet">${say(texts.intro)}</p>
<noscript><p class="error">${say(texts.noScript)}</p></noscript>
<div class="bridge">
<form id="settings" class="card"><h2>${say(texts.settings)}</h2><p class="quiet">${say(texts.settingsHint)}</p>
<label class="field">${say(texts.language)}<select name="language">${languages.map(
        ({ code, name }) =>
          html`<option value="${code}" lang="${code}" ${code === htmlLanguageOf[language] ? 'selected' : ''}>${name}</option>`,
      )}</select></label>
<label class="field">${say(texts.statusBar)}<input name="statusBarHeight" type="number" min="0" max="120" value="44"></label>
<label class="field">${say(texts.width)}<select name="width">${widths.map(
        (width) => html`<option ${width === 390 ? 'selected' : ''}>${width}</option>`,
      )}</select></label>
<label class="check"><input type="checkbox" name="dark"> ${say(texts.dark)}</label>
<label class="check"><input type="checkbox" name="silent"> ${say(texts.silent)}</label>
<div class="actions"><button class="primary">${say(texts.open)}</button></div>
<h2>${say(texts.asked)}</h2><ol id="asked" class="quiet"></ol></form>
<div class="phone" id="phone"><div class="status-bar" aria-hidden="true">9:41</div>
<iframe id="app" title="${say(texts.frame)}" allow="clipboard-write"></iframe>
<p class="closed" id="closed" role="status" hidden>${say(texts.closed)}</p></div>
</div>`,
    })
  })
  return app
}
