/** The electronic signature (contract/external/eSign.ts): a page to sign, cancel or fail, and three calls. */
import { html } from 'hono/html'
import { SignatureFetch, SignatureRequest, SignatureTokenRequest } from '#contract/external/eSign.ts'
import { type ESignDecision, type ESignRequests, eSignDecisions } from '#sandbox/eSign/requests.ts'
import { eSignTexts as texts } from '#sandbox/eSign/texts.ts'
import { formFields, jsonBody } from '#sandbox/kit/body.ts'
import { type FaultSwitches, meetsFaults } from '#sandbox/kit/faults.ts'
import { page } from '#sandbox/kit/page.ts'
import { type Bilingual, inLanguage, languageOf, ownPagesOnly, party } from '#sandbox/kit/party.ts'
import { returnAddress } from '#sandbox/kit/returnAddress.ts'
import { withSecret } from '#sandbox/kit/sharedSecret.ts'

export type ESignCall = 'request' | 'token' | 'signature'

export interface ESignParts {
  url: string
  requests: ESignRequests
  faults: FaultSwitches<ESignCall>
  secret: string
  /** origins to which a signer may be returned */
  origins: () => readonly string[]
  frameAncestors: () => readonly string[]
}

const isDecision = (text: string | undefined): text is ESignDecision =>
  eSignDecisions.some((decision) => decision === text)

/** Where the signer returns to: with a code, or with none where the signature was cancelled. */
export const returnFromSigning = (redirectUri: string, code: string | null): string =>
  returnAddress(redirectUri, code === null ? { error: 'cancelled' } : { code })

export function eSignApp(parts: ESignParts) {
  const app = party(parts.url, { frameAncestors: parts.frameAncestors, formTargets: parts.origins })
  app.use('/requests', withSecret(parts.secret), meetsFaults(parts.faults, 'request'))
  app.use('/token', withSecret(parts.secret), meetsFaults(parts.faults, 'token'))
  app.use('/signature', withSecret(parts.secret), meetsFaults(parts.faults, 'signature'))

  app.post('/requests', async (c) => {
    const request = await jsonBody(c, SignatureRequest)
    const { redirectUri } = request
    if (!URL.canParse(redirectUri) || !parts.origins().includes(new URL(redirectUri).origin))
      return c.json({ error: 'not valid: redirectUri' }, 400)
    const id = await parts.requests.add(request)
    return c.json({ url: `${parts.url}/sign/${id}?language=${request.language}` })
  })

  app.get('/sign/:id', (c) => {
    const language = languageOf(c)
    const say = (text: Bilingual) => inLanguage(text, language)
    const row = parts.requests.find(c.req.param('id'))
    if (row?.state !== 'waiting') {
      const body = html`<p>${say(texts.goneHint)}</p>`
      return page(c, { language, party: texts.party, title: texts.gone, body }, 404)
    }
    const { request } = row
    const body = html`<div class="card"><dl>
<dt>${say(texts.signer)}</dt><dd>${request.signerName}</dd>
<dt>${say(texts.reason)}</dt><dd>${request.reason}</dd>
<dt>${say(texts.level)}</dt><dd>${request.identityLevel}</dd>
<dt>${say(texts.digest)}</dt><dd><code>${request.digest}</code></dd>
</dl></div>
<p class="quiet">${say(texts.hint)}</p>
<form method="post"><div class="actions">
<button class="primary" name="decision" value="sign">${say(texts.sign)}</button>
<button name="decision" value="cancel">${say(texts.cancel)}</button>
<button class="danger" name="decision" value="fail">${say(texts.fail)}</button>
</div></form>`
    return page(c, { language, party: texts.party, title: texts.title, body })
  })

  app.post('/sign/:id', ownPagesOnly, async (c) => {
    const language = languageOf(c)
    const row = parts.requests.find(c.req.param('id'))
    const { decision } = await formFields(c)
    if (!row || !isDecision(decision)) {
      const body = html`<p>${inLanguage(texts.goneHint, language)}</p>`
      return page(c, { language, party: texts.party, title: texts.gone, body }, 404)
    }
    const code = await parts.requests.decide(row, decision)
    return c.redirect(returnFromSigning(row.request.redirectUri, code), 303)
  })

  app.post('/token', async (c) => {
    const { code, redirectUri } = await jsonBody(c, SignatureTokenRequest)
    const exchanged = await parts.requests.exchange(code, redirectUri)
    return 'error' in exchanged ? c.json(exchanged, 400) : c.json(exchanged)
  })

  app.post('/signature', async (c) => {
    const { token, digest } = await jsonBody(c, SignatureFetch)
    const cms = await parts.requests.signature(token, digest)
    return cms === null ? c.json({ error: 'token and digest do not belong together' }, 400) : c.json({ cms })
  })
  return app
}
