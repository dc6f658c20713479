/** The payment gateway (contract/external/gateway.ts): orders for servers, a page to pay for people. */
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { GatewayOrder, GatewayOrderRequest } from '#contract/external/gateway.ts'
import { behaviours, GatewayBehaviour, gatewayBehaviours } from '#sandbox/gateway/behaviours.ts'
import type { Ledger, LedgerOrder } from '#sandbox/gateway/ledger.ts'
import type { Notices } from '#sandbox/gateway/notices.ts'
import { channelNames, statusNames, gatewayTexts as texts } from '#sandbox/gateway/texts.ts'
import { formFields, jsonBody } from '#sandbox/kit/body.ts'
import { type Fault, type FaultSwitches, meetsFaults } from '#sandbox/kit/faults.ts'
import type { PartyEnv } from '#sandbox/kit/openPort.ts'
import { page } from '#sandbox/kit/page.ts'
import { type Bilingual, inLanguage, languageOf, ownPagesOnly, party } from '#sandbox/kit/party.ts'
import { withSecret } from '#sandbox/kit/sharedSecret.ts'

export type GatewayCall = 'create' | 'status' | 'cancel'

export interface GatewayParts {
  url: string
  ledger: Ledger
  notices: Notices
  faults: FaultSwitches<GatewayCall>
  secret: string
  /** origins to which a payer may be returned */
  origins: () => readonly string[]
  frameAncestors: () => readonly string[]
}

const pataca = (amount: number) => `MOP ${(amount / 100).toFixed(2)}`
/** A wrong amount is one pataca less. */
const answerOf = (order: LedgerOrder, fault: Fault | null): v.InferOutput<typeof GatewayOrder> => {
  const answer = v.parse(GatewayOrder, order)
  return fault?.kind === 'wrongAmount' ? { ...answer, amount: answer.amount - 100 } : answer
}

/** The calls between servers. */
function orderCalls(parts: GatewayParts) {
  const app = new Hono<PartyEnv & { Variables: { fault: Fault | null } }>()
  const unknown = (c: Context) => c.json({ error: 'no such order' }, 404)
  app.use(withSecret(parts.secret))

  app.post('/', meetsFaults(parts.faults, 'create'), async (c) => {
    const request = await jsonBody(c, GatewayOrderRequest)
    if (!URL.canParse(request.returnUrl) || !parts.origins().includes(new URL(request.returnUrl).origin))
      return c.json({ error: 'not valid: returnUrl' }, 400)
    const payUrl = `${parts.url}/pay/${request.reference}?language=${request.language}`
    const order = await parts.ledger.place(request, payUrl)
    parts.notices.wake()
    return order
      ? c.json(answerOf(order, c.get('fault')))
      : c.json({ error: 'the reference belongs to another order' }, 409)
  })

  app.get('/:reference', meetsFaults(parts.faults, 'status'), (c) => {
    const order = parts.ledger.order(c.req.param('reference'))
    if (!order) return unknown(c)
    if (parts.ledger.statusFails(order)) return c.text('bad gateway', 502)
    return c.json(answerOf(order, c.get('fault')))
  })

  app.post('/:reference/cancel', meetsFaults(parts.faults, 'cancel'), async (c) => {
    const order = parts.ledger.order(c.req.param('reference'))
    if (!order) return unknown(c)
    await parts.ledger.cancel(order)
    return c.json(answerOf(order, c.get('fault')))
  })
  return app
}

export function gatewayApp(parts: GatewayParts) {
  const app = party(parts.url, { frameAncestors: parts.frameAncestors, formTargets: parts.origins })
  app.route('/orders', orderCalls(parts))

  const facts = (order: LedgerOrder, say: (text: Bilingual) => string) => html`<div class="card">
<p class="amount">${pataca(order.amount)}</p>
<dl><dt>${say(texts.channel)}</dt><dd>${say(channelNames[order.channel])}</dd>
<dt>${say(texts.reference)}</dt><dd><code>${order.reference}</code></dd>
<dt>${say(texts.status)}</dt><dd>${say(statusNames[order.status])}</dd></dl></div>`

  const choices = (say: (text: Bilingual) => string) => html`<form method="post">
<div class="actions"><button class="primary">${say(texts.pay)}</button>
<button name="behaviour" value="cancel">${say(texts.cancel)}</button></div>
<h2 id="outcome">${say(texts.outcome)}</h2>
<p class="quiet">${say(texts.outcomeHint)}</p>
<fieldset class="card" aria-labelledby="outcome">
${gatewayBehaviours
  .filter((behaviour) => behaviour !== 'cancel')
  .map(
    (behaviour) =>
      html`<label class="check"><input type="radio" name="chosen" value="${behaviour}" ${
        behaviour === parts.ledger.suggested() ? 'checked' : ''
      }> ${say(behaviours[behaviour].label)}</label>`,
  )}
<label class="check"><input type="checkbox" name="stay" value="1"> ${say(texts.stay)}</label>
</fieldset></form>`

  const orderPage = (c: Context) => {
    const language = languageOf(c)
    const say = (text: Bilingual) => inLanguage(text, language)
    const order = parts.ledger.order(c.req.param('reference') ?? '')
    if (!order) {
      const body = html`<p>${say(texts.unknownHint)}</p>`
      return page(c, { language, party: texts.party, title: texts.unknown, body }, 404)
    }
    const open = order.status === 'PENDING' && order.behaviour === null
    const title = open ? texts.title : order.status === 'PENDING' ? texts.inHand : texts.settled
    const back = html`<div class="actions"><a class="button primary" href="${order.returnUrl}">${say(texts.back)}</a></div>`
    return page(c, {
      language,
      party: texts.party,
      title,
      body: html`${facts(order, say)}${open ? choices(say) : back}`,
    })
  }

  app.get('/pay/:reference', orderPage)

  app.post('/pay/:reference', ownPagesOnly, async (c) => {
    const fields = await formFields(c)
    const behaviour = v.safeParse(GatewayBehaviour, fields.behaviour ?? fields.chosen ?? 'success')
    const order = parts.ledger.order(c.req.param('reference'))
    if (!order || !behaviour.success) return orderPage(c)
    await parts.ledger.settle(order, behaviour.output)
    parts.notices.wake()
    if (fields.stay === '1') return c.redirect(`/pay/${order.reference}?language=${languageOf(c)}`, 303)
    return c.redirect(order.returnUrl, 303)
  })
  return app
}
