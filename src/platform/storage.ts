/**
 * Browser storage that never throws. Where the browser refuses it (blocked, full, absent), values live in memory until
 * the page is left, so that a person can still sign in and apply. A damaged value reads as absent.
 */
import * as v from 'valibot'

export interface Store {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  /** keys that begin with `prefix` */
  keys(prefix: string): string[]
  /** the JSON value under `key`, or null where it is absent, damaged or of another shape */
  readAs<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | null
  writeJson(key: string, value: unknown): void
}

/** @param open gives the browser's storage; may throw. */
export function createStore(open: () => Storage | undefined): Store {
  const memory = new Map<string, string>()
  /** keys whose newest state is in memory only: an old value in the browser must not come back */
  const overridden = new Set<string>()

  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      const storage = open()
      return storage ? action(storage) : otherwise
    } catch {
      return otherwise
    }
  }

  const store: Store = {
    read: (key) =>
      overridden.has(key) ? (memory.get(key) ?? null) : attempt((storage) => storage.getItem(key), null),
    write(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (kept) {
        overridden.delete(key)
        memory.delete(key)
      } else {
        overridden.add(key)
        memory.set(key, value)
      }
    },
    remove(key) {
      memory.delete(key)
      const gone = attempt((storage) => {
        storage.removeItem(key)
        return true
      }, false)
      if (gone) overridden.delete(key)
      else overridden.add(key)
    },
    keys(prefix) {
      const kept = attempt((storage) => Object.keys(storage), [])
      return [...new Set([...kept.filter((key) => !overridden.has(key)), ...memory.keys()])].filter((key) =>
        key.startsWith(prefix),
      )
    },
    readAs(key, schema) {
      const text = store.read(key)
      if (text === null) return null
      try {
        const parsed = v.safeParse(schema, JSON.parse(text))
        return parsed.success ? parsed.output : null
      } catch {
        return null
      }
    },
    writeJson: (key, value) => store.write(key, JSON.stringify(value)),
  }
  return store
}

/** Ends with the tab: token, profile, drafts, flags. */
export const sessionStore = createStore(() => globalThis.sessionStorage)
/** Stays: the language and the theme, nothing personal. */
export const localStore = createStore(() => globalThis.localStorage)

/** Keys of section 3, "client session storage keys", and our additions to them. */
export const storageKeys = {
  token: 'access_token',
  /** when the token ends, milliseconds on the device's clock */
  tokenEnd: 'access_token_end',
  profile: 'profile',
  maintain: 'maintain',
  isApp: 'isApp',
  isMobileDevices: 'isMobileDevices',
  statusBarHeight: 'sh',
  reciboSubmissionNo: 'reciboSubmissionNo',
  /** local: interface language */
  language: 'lang',
  /** local: `light` or `dark`; absent follows the system */
  theme: 'theme',
  /** local: when a tab of this browser signed out, milliseconds on the device's clock */
  signedOutAt: 'signed_out_at',
  /** state sent to the sign-in page, bound to this tab */
  signInState: 'sign_in_state',
  /** page to return to after sign-in */
  returnTo: 'return_to',
  /** a session ended in this tab without a sign-out: it is told after the next sign-in */
  sessionEnded: 'session_ended',
  /** begins the key of every draft */
  draftPrefix: 'draft:',
} as const
