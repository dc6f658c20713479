/** The government's single account (contract/external/singleAccount.ts): a page of personas instead of passwords. */
import { html } from 'hono/html'
import { headerFramePath } from '#contract/external/headerFrame.ts'
import { accountType, TokenRequest } from '#contract/external/singleAccount.ts'
import { htmlLanguageOf } from '#contract/languageTags.ts'
import type { AccountCodes } from '#sandbox/account/codes.ts'
import { accountTexts as texts } from '#sandbox/account/texts.ts'
import { formFields, jsonBody } from '#sandbox/kit/body.ts'
import { type FaultSwitches, meetsFaults } from '#sandbox/kit/faults.ts'
import { page } from '#sandbox/kit/page.ts'
import { type Bilingual, inLanguage, languageOf, ownPagesOnly, party } from '#sandbox/kit/party.ts'
import { returnAddress } from '#sandbox/kit/returnAddress.ts'
import { sameSecret } from '#sandbox/kit/sharedSecret.ts'
import type { People, Person } from '#sandbox/people.ts'

export type AccountCall = 'token'

export interface AccountParts {
  url: string
  people: People
  codes: AccountCodes
  faults: FaultSwitches<AccountCall>
  clientId: string
  clientSecret: string
  /** exact return addresses of the client */
  redirectUris: () => readonly string[]
  frameAncestors: () => readonly string[]
}

const printed = (identityNo: string) => `${identityNo.slice(0, 7)}(${identityNo.slice(7)})`

export function accountApp(parts: AccountParts) {
  const origins = () => parts.redirectUris().map((address) => new URL(address).origin)
  const app = party(parts.url, {
    // the header is made for the pages of its clients, the sign-in page is not
    frameAncestors: (path) => [...parts.frameAncestors(), ...(path === headerFramePath ? origins() : [])],
    formTargets: origins,
  })
  const registered = (query: Record<string, string | undefined>): string | null => {
    const { client_id, redirect_uri } = query
    return client_id === parts.clientId && redirect_uri && parts.redirectUris().includes(redirect_uri)
      ? redirect_uri
      : null
  }

  app.get('/', (c) => c.redirect('/authorize'))

  app.get('/authorize', (c) => {
    const language = languageOf(c)
    const say = (text: Bilingual) => inLanguage(text, language)
    const query = c.req.query()
    if (!registered(query)) {
      const body = html`<p>${say(texts.unknownClient)}</p>`
      return page(c, { language, party: texts.party, title: texts.refused, body }, 400)
    }
    const card = ({ title, identity }: Person) => html`<li>
<button name="person" value="${identity.subject}"><strong>${say(title)}</strong>
<span lang="zh-Hant">${identity.nameCn}</span>
<span lang="pt">${identity.namePt}</span>
<span class="quiet">${say(texts.card)} ${printed(identity.identityNo)}</span>
<span class="quiet">${say(texts.born)} ${identity.birthday}</span></button></li>`
    const body = html`<p class="quiet">${say(texts.hint)}</p>
<form method="post" action="/authorize${new URL(c.req.url).search}">
<ul class="choices pairs">${parts.people.all().slice(0, 200).map(card)}</ul>
<div class="actions"><button name="cancel" value="1">${say(texts.cancel)}</button></div>
</form>`
    return page(c, { language, party: texts.party, title: texts.title, body })
  })

  app.post('/authorize', ownPagesOnly, async (c) => {
    const query = c.req.query()
    const language = languageOf(c)
    const redirectUri = registered(query)
    const fields = await formFields(c)
    const { state } = query
    if (redirectUri && fields.cancel)
      return c.redirect(returnAddress(redirectUri, { error: 'access_denied', state }), 303)
    const person = parts.people.byId(fields.person ?? '')
    if (!redirectUri || !person) {
      const body = html`<p>${inLanguage(redirectUri ? texts.unknownPerson : texts.unknownClient, language)}</p>`
      return page(c, { language, party: texts.party, title: texts.refused, body }, 400)
    }
    const issued = { clientId: parts.clientId, redirectUri, person: person.identity.subject }
    const code = await parts.codes.issue(issued)
    return c.redirect(returnAddress(redirectUri, { code, accountType, state }), 303)
  })

  app.post('/token', meetsFaults(parts.faults, 'token'), async (c) => {
    const asked = await jsonBody(c, TokenRequest)
    if (asked.clientId !== parts.clientId || !sameSecret(asked.clientSecret, parts.clientSecret))
      return c.json({ error: 'the client is unknown' }, 401)
    const exchanged = await parts.codes.exchange(asked)
    if ('error' in exchanged) return c.json(exchanged, 400)
    const person = parts.people.byId(exchanged.person)
    return person ? c.json(person.identity) : c.json({ error: 'the person is unknown' }, 400)
  })

  app.get(headerFramePath, (c) => {
    const language = languageOf(c)
    return c.html(html`<!doctype html>
<html lang="${htmlLanguageOf[language]}">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${inLanguage(texts.government, language)}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body class="strip"><p>${inLanguage(texts.government, language)}</p></body>
</html>`)
  })

  app.get('/logout', (c) => {
    const language = languageOf(c)
    const back = c.req.query('redirect_uri')
    if (back !== undefined && URL.canParse(back) && origins().includes(new URL(back).origin))
      return c.redirect(back, 303)
    const body = html`<p>${inLanguage(texts.signedOutHint, language)}</p>`
    return page(c, { language, party: texts.party, title: texts.signedOut, body })
  })
  return app
}
