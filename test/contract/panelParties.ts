/** The parties as the sandbox's control panel moves them, from outside its process. */
import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { Identity } from '#contract/external/singleAccount.ts'
import type { Parties } from '#test/contract/walk.ts'

const State = v.object({ people: v.array(v.object({ identity: Identity, personnel: v.unknown() })) })
const Code = v.object({ code: v.string(), accountType: v.string() })
const Location = v.object({ location: v.string() })

/**
 * @param panel origin of the control panel, such as `http://127.0.0.1:4316`
 * @throws Error with a sentence where it does not answer
 */
export async function panelParties(panel: string): Promise<Parties> {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${panel}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', origin: panel },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error(`The control panel at ${panel} does not answer.`)
    })
    if (!answer.ok) throw new Error(`The control panel answers ${answer.status} to ${path}.`)
    return answer.status === 204 ? null : answer.json()
  }
  const { people } = v.parse(State, await ask('/state'))
  const known = people.find(({ identity }) => identity.subject === 'permanent')
  if (!known) throw new Error('The sandbox knows no permanent resident to take after.')
  return {
    debtor: 'conditional-both',
    async newcomer(hardship) {
      const number = randomInt(1_000_000, 10_000_000)
      const subject = `walker-${number}`
      const identity = { ...known.identity, subject, identityNo: `9${number}` }
      await ask('/people', { identity, personnel: known.personnel, hardship })
      return subject
    },
    codeFor: async (person) => v.parse(Code, await ask('/account/code', { person })),
    sign: async (url) => v.parse(Location, await ask('/e-sign/decide', { url, decision: 'sign' })).location,
    async pay(reference) {
      await ask('/gateway/pay', { reference, behaviour: 'success' })
    },
  }
}
