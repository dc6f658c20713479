/** What other authorities know of a person (contract/external/registers.ts). */
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Admission, Hardship } from '#contract/external/registers.ts'
import { Identity } from '#contract/external/singleAccount.ts'
import { type FaultSwitches, meetsFaults } from '#sandbox/kit/faults.ts'
import { party } from '#sandbox/kit/party.ts'
import { withSecret } from '#sandbox/kit/sharedSecret.ts'
import { outside, type People } from '#sandbox/people.ts'

export type RegistersCall = 'personnel' | 'hardship' | 'admission'

export interface RegistersParts {
  url: string
  people: People
  faults: FaultSwitches<RegistersCall>
  secret: string
}

const notListed: v.InferOutput<typeof Admission> = { listed: false, documents: [], payment: false }

/** Somebody nobody knows is employed nowhere, not certified, and on no list. */
export function registersApp(parts: RegistersParts) {
  const app = party(parts.url)
  const asked = (c: Context) => {
    const identityNo = v.safeParse(Identity.entries.identityNo, c.req.query('identityNo'))
    return identityNo.success ? { person: parts.people.byCard(identityNo.output) } : null
  }
  const refused = (c: Context) => c.json({ error: 'not valid: identityNo' }, 400)
  app.use('/personnel', withSecret(parts.secret), meetsFaults(parts.faults, 'personnel'))
  app.use('/hardship', withSecret(parts.secret), meetsFaults(parts.faults, 'hardship'))
  app.use('/admission', withSecret(parts.secret), meetsFaults(parts.faults, 'admission'))

  app.get('/personnel', (c) => {
    const found = asked(c)
    return found ? c.json(found.person?.personnel ?? outside) : refused(c)
  })
  app.get('/hardship', (c) => {
    const found = asked(c)
    const answer: v.InferOutput<typeof Hardship> = { certified: found?.person?.hardship ?? false }
    return found ? c.json(answer) : refused(c)
  })
  app.get('/admission', (c) => {
    const found = asked(c)
    return found ? c.json(found.person?.admission[c.req.query('examCode') ?? ''] ?? notListed) : refused(c)
  })
  return app
}
