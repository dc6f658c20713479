/** The control by JSON, for the panel's page and for scripts of any language. */
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { Admission, Personnel } from '#contract/external/registers.ts'
import type { Control, FaultyParty } from '#sandbox/control.ts'
import { eSignDecisions } from '#sandbox/eSign/requests.ts'
import { GatewayBehaviour } from '#sandbox/gateway/behaviours.ts'
import { jsonBody } from '#sandbox/kit/body.ts'
import { Fault } from '#sandbox/kit/faults.ts'
import { ownPagesOnly } from '#sandbox/kit/party.ts'
import { AddedPerson } from '#sandbox/people.ts'

/** The calls of each party that a failure switch stands before. */
export const faultyCalls = {
  account: ['token'],
  eSign: ['request', 'token', 'signature'],
  gateway: ['create', 'status', 'cancel'],
  registers: ['personnel', 'hardship', 'admission'],
} as const satisfies { [P in FaultyParty]: readonly string[] }

const NoticeChanges = v.partial(
  v.object({
    status: v.string(),
    amount: v.number(),
    currency: v.string(),
    sentAt: v.string(),
    reference: v.string(),
    signedWith: v.nullable(v.string()),
  }),
)

const done = (c: Context) => c.body(null, 204)
/** What the control refuses is the caller's mistake, said in words. */
const refused = (error: unknown): never => {
  const message = error instanceof Error ? error.message : String(error)
  throw new HTTPException(409, { res: Response.json({ error: message }, { status: 409 }) })
}

/** All that the panel shows, in one answer. */
export async function panelState(control: Control) {
  return {
    installationDay: control.installationDay(),
    now: await control.clock.read(),
    people: control.people.all(),
    gateway: {
      suggested: control.gateway.suggested(),
      orders: control.gateway.orders().toReversed().slice(0, 50),
      queue: control.gateway.queue(),
    },
    faults: control.faults.all(),
  }
}
export type PanelState = Awaited<ReturnType<typeof panelState>>

function setFault(control: Control, party: string, call: string, fault: v.InferOutput<typeof Fault> | null) {
  const known = Object.entries(faultyCalls).find(([name]) => name === party)
  if (!known?.[1].some((name) => name === call)) throw new Error(`${party} has no call ${call}`)
  control.faults.set(party as FaultyParty, call as never, fault)
}

export function panelApi(control: Control) {
  const api = new Hono()
  api.use(ownPagesOnly)
  api.get('/state', async (c) => c.json(await panelState(control)))

  api.post('/people', async (c) => {
    await control.people.add(await jsonBody(c, AddedPerson)).catch(refused)
    return done(c)
  })
  api.put('/people/:id/hardship', async (c) => {
    const { certified } = await jsonBody(c, v.object({ certified: v.boolean() }))
    await control.people.setHardship(c.req.param('id'), certified).catch(refused)
    return done(c)
  })
  api.put('/people/:id/personnel', async (c) => {
    await control.people.setPersonnel(c.req.param('id'), await jsonBody(c, Personnel)).catch(refused)
    return done(c)
  })
  api.put('/people/:id/admission/:examCode', async (c) => {
    const { id, examCode } = c.req.param()
    await control.people.setAdmission(id, examCode, await jsonBody(c, v.nullable(Admission))).catch(refused)
    return done(c)
  })

  api.post('/account/code', async (c) => {
    const asked = await jsonBody(c, v.object({ person: v.string(), redirectUri: v.optional(v.string()) }))
    return c.json(await control.account.codeFor(asked.person, asked.redirectUri).catch(refused))
  })
  api.get('/e-sign/requests', (c) => c.json(control.eSign.requests()))
  api.post('/e-sign/decide', async (c) => {
    const asked = await jsonBody(
      c,
      v.object({ url: v.pipe(v.string(), v.url()), decision: v.picklist(eSignDecisions) }),
    )
    return c.json({ location: await control.eSign.decide(asked.url, asked.decision).catch(refused) })
  })

  api.get('/gateway/orders', (c) => c.json(control.gateway.orders()))
  api.put('/gateway/suggested', async (c) => {
    await control.gateway.suggest((await jsonBody(c, v.object({ behaviour: GatewayBehaviour }))).behaviour)
    return done(c)
  })
  api.post('/gateway/pay', async (c) => {
    const asked = await jsonBody(c, v.object({ reference: v.string(), behaviour: GatewayBehaviour }))
    return c.json({ location: await control.gateway.pay(asked.reference, asked.behaviour).catch(refused) })
  })
  api.post('/gateway/queue', async (c) => {
    await control.gateway.runQueue()
    return done(c)
  })
  api.post('/gateway/notify', async (c) => {
    const asked = await jsonBody(
      c,
      v.object({ reference: v.string(), changes: v.optional(NoticeChanges, {}) }),
    )
    return c.json({ answer: await control.gateway.notify(asked.reference, asked.changes).catch(refused) })
  })
  api.post('/gateway/heal', async (c) => {
    await control.gateway.healStatus()
    return done(c)
  })

  api.put('/faults/:party/:call', async (c) => {
    const fault = await jsonBody(c, v.nullable(Fault))
    const { party, call } = c.req.param()
    try {
      setFault(control, party, call, fault)
    } catch (error) {
      refused(error)
    }
    return done(c)
  })
  api.delete('/faults', (c) => {
    control.faults.clear()
    return done(c)
  })

  api.put('/clock', async (c) => {
    const now = v.nullable(v.pipe(v.string(), v.isoTimestamp()))
    await control.clock.set((await jsonBody(c, v.object({ now }))).now).catch(refused)
    return done(c)
  })
  api.post('/reset', async (c) => {
    await control.reset()
    return done(c)
  })
  return api
}
