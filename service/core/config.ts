/** The service's settings, read once at start. A wrong one is named in the error. */
import * as v from 'valibot'
import { apiBase } from '#contract/limits.ts'

const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.url(),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
)
/** `https://host[:port]` and nothing behind it. */
const origin = v.pipe(
  webAddress,
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin without a path or final slash',
  ),
)
const base = v.pipe(
  webAddress,
  v.transform((text) => text.replace(/\/+$/, '')),
)
const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))
const onOff = (fallback: 'on' | 'off') =>
  v.pipe(
    v.optional(v.picklist(['on', 'off']), fallback),
    v.transform((text) => text === 'on'),
  )
const list = <S extends v.GenericSchema<string, string>>(item: S) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(item),
  )
const wholeNumber = (fallback: string, minimum: number, maximum: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(minimum),
    v.maxValue(maximum),
  )

const Settings = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: wholeNumber('4300', 0, 65_535),
  DATABASE_URL: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  /** connections of this process to the database */
  DATABASE_POOL: wholeNumber('20', 2, 500),
  PUBLIC_ORIGIN: origin,
  SESSION_SECRET: secret,
  DOCUMENT_STORE: v.pipe(v.string(), v.minLength(1)),
  SINGLE_ACCOUNT_URL: base,
  SINGLE_ACCOUNT_CLIENT_ID: v.pipe(v.string(), v.minLength(1)),
  SINGLE_ACCOUNT_CLIENT_SECRET: secret,
  ESIGN_URL: base,
  ESIGN_SECRET: secret,
  GATEWAY_URL: base,
  GATEWAY_SECRET: secret,
  GATEWAY_NOTICE_SECRET: secret,
  REGISTERS_URL: base,
  REGISTERS_SECRET: secret,
  PERSONAL_DOCUMENTS_URL: webAddress,
  /** frame-ancestors of the government app; empty for none */
  BRIDGE_ORIGIN: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    origin,
  ]),
  ALLOWED_ORIGINS: list(origin),
  /** where the gateway sends its notices; below PUBLIC_ORIGIN where absent */
  NOTIFY_URL: v.optional(webAddress),
  SUPPORT_PHONE: v.pipe(v.optional(v.string(), '+853 2833 3333'), v.minLength(1)),
  SUPPORT_EMAIL: v.pipe(v.optional(v.string(), 'support@candidatura.example'), v.email()),
  /** folder of the built application; empty for the API alone */
  STATIC_DIR: v.optional(v.string(), ''),
  HEADER_FRAME: onOff('off'),
  MAINTENANCE: onOff('off'),
  /** SHA-256 in hex of the maintenance page's phrase */
  MAINTENANCE_PHRASE_HASH: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  SANDBOX: onOff('off'),
  MOVABLE_CLOCK: onOff('off'),
  EXAMPLES: onOff('off'),
  /** day from which the examples are counted; the first start's day in Macao where absent */
  EXAMPLES_DAY: v.optional(v.pipe(v.string(), v.isoDate())),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  /** proxies in front whose X-Forwarded-For may be believed */
  TRUST_PROXY: onOff('off'),
})

/** Settings of the service, typed. Addresses carry no final slash. */
export type Config = ReturnType<typeof shape>

function shape(settings: v.InferOutput<typeof Settings>) {
  return {
    host: settings.HOST,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL,
    publicOrigin: settings.PUBLIC_ORIGIN,
    sessionSecret: settings.SESSION_SECRET,
    documentStore: settings.DOCUMENT_STORE,
    singleAccount: {
      url: settings.SINGLE_ACCOUNT_URL,
      clientId: settings.SINGLE_ACCOUNT_CLIENT_ID,
      clientSecret: settings.SINGLE_ACCOUNT_CLIENT_SECRET,
    },
    eSign: { url: settings.ESIGN_URL, secret: settings.ESIGN_SECRET },
    gateway: {
      url: settings.GATEWAY_URL,
      secret: settings.GATEWAY_SECRET,
      noticeSecret: settings.GATEWAY_NOTICE_SECRET,
      notifyUrl:
        settings.NOTIFY_URL ?? `${settings.PUBLIC_ORIGIN}${apiBase}/public/api/v1/application/payment/notify`,
    },
    registers: { url: settings.REGISTERS_URL, secret: settings.REGISTERS_SECRET },
    personalDocumentsUrl: settings.PERSONAL_DOCUMENTS_URL,
    bridgeOrigin: settings.BRIDGE_ORIGIN,
    /** exact origins that may call by CORS and be returned to after sign-in, PUBLIC_ORIGIN first */
    allowedOrigins: [settings.PUBLIC_ORIGIN, ...settings.ALLOWED_ORIGINS],
    support: { phone: settings.SUPPORT_PHONE, email: settings.SUPPORT_EMAIL },
    staticDir: settings.STATIC_DIR === '' ? null : settings.STATIC_DIR,
    headerFrame: settings.HEADER_FRAME,
    maintenance: settings.MAINTENANCE,
    maintenancePhraseHash: settings.MAINTENANCE_PHRASE_HASH ?? null,
    sandbox: settings.SANDBOX,
    movableClock: settings.MOVABLE_CLOCK,
    examples: settings.EXAMPLES,
    examplesDay: settings.EXAMPLES_DAY ?? null,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
  }
}

/**
 * Reads and checks all settings.
 * @throws Error whose message names every wrong or missing setting and never a value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const result = v.safeParse(Settings, { ...env, BRIDGE_ORIGIN: env.BRIDGE_ORIGIN ?? '' })
  if (result.success) return shape(result.output)
  const flat = v.flatten<typeof Settings>(result.issues).nested ?? {}
  const names = new Set(Object.keys(flat).map((path) => path.split('.')[0] ?? path))
  const lines = [...names].map((name) =>
    env[name] === undefined ? `${name}: is missing` : `${name}: is not valid`,
  )
  throw new Error(`Settings of the service are wrong:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
