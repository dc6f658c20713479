/** A page that is older than what is deployed: the modules that it names are gone. It is loaded anew, once. */
import { basePath } from '#contract/limits.ts'
import { type Redirect, redirect } from '#src/platform/redirect.ts'
import { type Store, sessionStore } from '#src/platform/storage.ts'

/** Session storage: when the page was loaded anew by itself, in milliseconds. */
const key = 'reloaded'
/** A second failure within this time is no stale page. */
const recently = 60_000

interface Recovery {
  readonly store: Pick<Store, 'read' | 'write'>
  readonly redirect: Pick<Redirect, 'reload'>
  readonly now: number
}

/**
 * A module or a catalogue did not arrive. After a deploy the page names files that are gone, so it is loaded anew, once;
 * then the person is told.
 * @returns whether it was loaded anew
 */
export function reloadOnce({ store, redirect, now }: Recovery): boolean {
  if (now - Number(store.read(key) ?? 0) < recently) return false
  store.write(key, String(now))
  redirect.reload()
  return true
}

/** What Chromium, Firefox and Safari say of a module that did not arrive. */
const missing = /dynamically imported module|importing a module script failed/i

/** A page's module that did not arrive. Under this name the router leaves it to us: it would reload even without a network. */
export class ModuleMissing extends Error {
  override name = 'ModuleMissing'
}

export const isModuleMissing = (error: unknown): boolean =>
  error instanceof ModuleMissing || (error instanceof Error && missing.test(error.message))

/**
 * - `leaving`: the page is being loaded anew; show nothing else
 * - `unreachable`: the application's host does not answer, and leaving would lose the page
 * - `again`: it was loaded anew a moment ago already
 */
export type Freshened = 'leaving' | 'unreachable' | 'again'

/** @param isReachable whether the application's page could be loaded */
export async function freshen(recovery: Recovery, isReachable: () => Promise<boolean>): Promise<Freshened> {
  if (!(await isReachable())) return 'unreachable'
  return reloadOnce(recovery) ? 'leaving' : 'again'
}

/** Asks for the application's page itself; a proxy's error page counts as no answer. */
export const isPageReachable = (): Promise<boolean> =>
  fetch(`${basePath}/`, { method: 'HEAD', cache: 'no-store', credentials: 'omit' }).then(
    (answer) => answer.ok,
    () => false,
  )

/** For a module that is needed now and did not arrive. What was typed is kept as a draft when the page goes. */
export const freshenPage = (): Promise<Freshened> =>
  freshen({ store: sessionStore, redirect, now: Date.now() }, isPageReachable)
