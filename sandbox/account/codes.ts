/** One-time codes of the single account: bound to a client and its return address, exchanged once. */
import * as v from 'valibot'
import {
  accountType,
  codeLife,
  type TokenRefusal,
  type TokenRequest,
} from '#contract/external/singleAccount.ts'
import { randomId } from '#sandbox/kit/sharedSecret.ts'
import { openState } from '#sandbox/kit/stateFile.ts'

const Code = v.object({
  code: v.string(),
  clientId: v.string(),
  redirectUri: v.string(),
  person: v.string(),
  issuedAt: v.number(),
  used: v.boolean(),
})
const State = v.object({ codes: v.array(Code) })

export type AccountCodes = Awaited<ReturnType<typeof openAccountCodes>>

export async function openAccountCodes(file: string | null, now: () => Date) {
  const state = await openState(file, State, () => ({ codes: [] }))
  const alive = (issuedAt: number) => now().getTime() - issuedAt < codeLife

  return {
    async issue(given: { clientId: string; redirectUri: string; person: string }): Promise<string> {
      const code = randomId()
      state.value.codes = state.value.codes.filter((row) => alive(row.issuedAt))
      state.value.codes.push({ ...given, code, issuedAt: now().getTime(), used: false })
      await state.save()
      return code
    },
    /** @returns the person's id, or why the code is refused */
    async exchange(asked: TokenRequest): Promise<{ person: string } | v.InferOutput<typeof TokenRefusal>> {
      const row = state.value.codes.find((candidate) => candidate.code === asked.code)
      if (!row || row.clientId !== asked.clientId) return { error: 'the code is unknown' }
      if (row.used) return { error: 'the code was used before' }
      row.used = true
      await state.save()
      if (!alive(row.issuedAt)) return { error: 'the code is too old' }
      if (row.redirectUri !== asked.redirectUri)
        return { error: 'the code belongs to another return address' }
      if (asked.accountType !== accountType) return { error: 'the account is of another type' }
      return { person: row.person }
    },
    async reset(): Promise<void> {
      state.value.codes = []
      await state.save()
    },
  }
}
