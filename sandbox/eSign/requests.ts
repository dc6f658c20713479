/** Requests to sign, their one-time codes and tokens, and the signature once made. */
import * as v from 'valibot'
import { SignatureRequest } from '#contract/external/eSign.ts'
import { Authority, makeAuthority, signerOf } from '#sandbox/eSign/certificates.ts'
import { signDigest } from '#sandbox/eSign/signDigest.ts'
import { randomId } from '#sandbox/kit/sharedSecret.ts'
import { openState } from '#sandbox/kit/stateFile.ts'

/** How long a request may wait for its signer, a code for its exchange, and a token for its use: milliseconds. */
export const requestLife = 10 * 60_000

const Request = v.object({
  id: v.string(),
  request: SignatureRequest,
  at: v.number(),
  state: v.picklist(['waiting', 'signed', 'cancelled', 'failed']),
  code: v.nullable(v.string()),
  codeUsed: v.boolean(),
  token: v.nullable(v.string()),
  cms: v.nullable(v.string()),
})
export type ESignRequest = v.InferOutput<typeof Request>
const State = v.object({ authority: Authority, requests: v.array(Request) })

/** What the person decides; `fail` returns with a code that the exchange refuses. */
export const eSignDecisions = ['sign', 'cancel', 'fail'] as const
export type ESignDecision = (typeof eSignDecisions)[number]

export type ESignRequests = Awaited<ReturnType<typeof openESignRequests>>

/** The keys are made at the first start and kept. */
export async function openESignRequests(file: string | null, now: () => Date) {
  const state = await openState(file, State, async () => ({
    authority: await makeAuthority(now()),
    requests: [],
  }))
  await state.save()
  const alive = (row: ESignRequest) => now().getTime() - row.at < requestLife
  const find = (id: string) => state.value.requests.find((row) => row.id === id && alive(row))

  return {
    all: (): readonly ESignRequest[] => state.value.requests,
    find,
    async add(request: SignatureRequest): Promise<string> {
      const id = randomId()
      state.value.requests = state.value.requests.filter((row) => alive(row))
      state.value.requests.push({
        id,
        request,
        at: now().getTime(),
        state: 'waiting',
        code: null,
        codeUsed: false,
        token: null,
        cms: null,
      })
      await state.save()
      return id
    },
    /** @returns the code to return with, or null for none. A request is decided once; a repeat changes nothing. */
    async decide(row: ESignRequest, decision: ESignDecision): Promise<string | null> {
      if (row.state === 'waiting') {
        row.state = decision === 'sign' ? 'signed' : decision === 'fail' ? 'failed' : 'cancelled'
        row.code = decision === 'cancel' ? null : randomId()
        await state.save()
      }
      return row.code
    },
    /** @returns a token, or why the code is refused */
    async exchange(code: string, redirectUri: string): Promise<{ token: string } | { error: string }> {
      const row = state.value.requests.find((candidate) => candidate.code === code)
      if (!row || !alive(row)) return { error: 'the code is unknown or too old' }
      if (row.codeUsed) return { error: 'the code was used before' }
      row.codeUsed = true
      row.token = row.state === 'signed' && row.request.redirectUri === redirectUri ? randomId() : null
      await state.save()
      return row.token === null
        ? { error: 'the signature failed or belongs elsewhere' }
        : { token: row.token }
    },
    /** @returns the CMS in base64, the same for a repeat, or null where token and digest don't belong together */
    async signature(token: string, digest: string): Promise<string | null> {
      const row = state.value.requests.find((candidate) => candidate.token === token)
      if (!row || row.request.digest !== digest || !alive(row)) return null
      if (row.cms === null) {
        const signer = await signerOf(state.value.authority, row.request.signerName, now())
        row.cms ??= await signDigest(digest, signer, now())
        await state.save()
      }
      return row.cms
    },
    /** Forgets the requests; the keys stay. */
    async reset(): Promise<void> {
      state.value.requests = []
      await state.save()
    },
  }
}
