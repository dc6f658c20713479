/** The one page style of all stand-ins: calm and official, and marked as not the real thing. */
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { htmlLanguageOf } from '#contract/languageTags.ts'
import { type Bilingual, inLanguage } from '#sandbox/kit/party.ts'

export type Markup = ReturnType<typeof html>

export interface PageParts {
  language: InterfaceLanguage
  /** whose page this stands for */
  party: Bilingual
  title: Bilingual
  body: Markup
  /** addresses of module scripts on the party's own origin */
  modules?: readonly string[]
  /** read by the page's scripts from `#page-data` */
  data?: unknown
  wide?: boolean
}

const texts = {
  standIn: {
    zh: '模擬系統：這不是真實服務，只供演練。請勿輸入真實資料或付款。',
    pt: 'Sistema simulado: não é o serviço real e serve apenas para ensaio. Não introduza dados reais nem efectue pagamentos.',
  },
  skip: { zh: '跳至主要內容', pt: 'Saltar para o conteúdo principal' },
  languages: { zh: '語言', pt: 'Língua' },
} as const satisfies Record<string, Bilingual>

/** The page's own address in another language. */
export function addressIn(c: Context, language: InterfaceLanguage): string {
  const address = new URL(c.req.url)
  address.searchParams.set('language', language)
  return `${address.pathname}${address.search}`
}

const ownNames = { ZH_TW: '中文', PT: 'Português' } as const satisfies Record<InterfaceLanguage, string>

const languageLink = (c: Context, current: InterfaceLanguage, language: InterfaceLanguage) => {
  const tag = htmlLanguageOf[language]
  const name = ownNames[language]
  return language === current
    ? html`<span lang="${tag}" aria-current="true">${name}</span>`
    : html`<a lang="${tag}" hreflang="${tag}" href="${addressIn(c, language)}">${name}</a>`
}

/** JSON that can't end the script element it stands in. */
const dataBlock = (data: unknown): Markup =>
  html`<script type="application/json" id="page-data">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`

/** Answers with a whole HTML page. */
export function page(c: Context, parts: PageParts, status: 200 | 400 | 404 = 200) {
  const say = (text: Bilingual) => inLanguage(text, parts.language)
  return c.html(
    html`<!doctype html>
<html lang="${htmlLanguageOf[parts.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${say(parts.title)} – ${say(parts.party)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
${parts.data === undefined ? '' : dataBlock(parts.data)}
${(parts.modules ?? []).map((address) => html`<script type="module" src="${address}"></script>`)}
</head>
<body class="${parts.wide ? 'wide' : ''}">
<a class="skip" href="#main">${say(texts.skip)}</a>
<header>
<p class="stand-in"><span aria-hidden="true">◆</span> ${say(texts.standIn)}</p>
<div class="bar">
<p class="party">${say(parts.party)}</p>
<nav aria-label="${say(texts.languages)}">${interfaceLanguages.map((language) => [languageLink(c, parts.language, language), ' '])}</nav>
</div>
</header>
<main id="main" tabindex="-1">
<h1>${say(parts.title)}</h1>
${parts.body}
</main>
</body>
</html>`,
    status,
  )
}
