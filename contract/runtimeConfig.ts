/** What a deployed application is told without a rebuild: one JSON block in its HTML. */
import * as v from 'valibot'

const webAddress = v.pipe(v.string(), v.url())
const pathOrAddress = v.union([webAddress, v.pipe(v.string(), v.regex(/^\/[^/].*$/))])

/** `element` id of the JSON block in index.html. */
export const runtimeConfigElement = 'candidatura-config'

export const RuntimeConfig = v.object({
  /** prefix of every API call, such as `/ci-application-api` */
  apiBase: pathOrAddress,
  /** the single account's sign-in page */
  signInUrl: webAddress,
  /** client id that the single account knows this application by */
  clientId: v.pipe(v.string(), v.minLength(1)),
  /** the single account's sign-out page, or null */
  signOutUrl: v.nullable(webAddress),
  /** external site of the personal document library */
  personalDocumentsUrl: webAddress,
  /** origin of the frame that stands for the government app, or null outside it */
  bridgeOrigin: v.nullable(webAddress),
  support: v.object({ phone: v.string(), email: v.pipe(v.string(), v.email()) }),
  features: v.object({
    /** government header frame */
    headerFrame: v.boolean(),
    /** the maintenance redirect; off by default (section 4) */
    maintenance: v.boolean(),
  }),
  /** SHA-256 in hex of the maintenance page's phrase, or null */
  maintenancePhraseHash: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
})
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfig>
