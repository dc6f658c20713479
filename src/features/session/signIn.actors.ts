import { authorize, getProfile } from '#contract/endpoints/session.ts'
import { signInMachine } from '#machines/session/signIn.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { dropDraftsOfOthers } from '#src/features/session/endSession.ts'
import { sessionStore, storageKeys } from '#src/platform/storage.ts'

/** A code works once: however often a view mounts, it is sent once. */
const exchanges = new Map<string, Promise<void>>()

/** @param redirectUri the address that the single account returned to, exactly */
export function exchangeOnce(code: string, accountType: string, redirectUri: string): Promise<void> {
  let running = exchanges.get(code)
  if (!running) {
    running = call(authorize, { query: { type: accountType, code, redirect_uri: redirectUri } }).then(
      () => {},
    )
    exchanges.set(code, running)
  }
  return running
}

export const provideSignInActors = (redirectUri: string) =>
  signInMachine.provide({
    actors: {
      exchangeCode: fromCall<void, { code: string; accountType: string }>(({ input }) =>
        exchangeOnce(input.code, input.accountType, redirectUri),
      ),
      loadProfile: fromCall<void, undefined>(async () => {
        const profile = await call(getProfile)
        dropDraftsOfOthers(profile.subject, sessionStore)
        sessionStore.writeJson(storageKeys.profile, profile)
      }),
    },
  })
