/** The sandbox's settings, read from the environment. Names that the service knows too mean the same there. */
import * as v from 'valibot'
import { apiBase } from '#contract/limits.ts'
import type { PartyName, SandboxOptions } from '#sandbox/startSandbox.ts'

const port = (usual: number) =>
  v.pipe(v.optional(v.string(), String(usual)), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))
const origin = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => new URL(text).origin === text),
)
const secret = v.pipe(v.string(), v.minLength(32))

const Settings = v.object({
  /** nothing starts without it */
  SANDBOX: v.literal('on'),
  SANDBOX_HOST: v.optional(v.string(), '127.0.0.1'),
  SANDBOX_ACCOUNT_PORT: port(4310),
  SANDBOX_ESIGN_PORT: port(4311),
  SANDBOX_GATEWAY_PORT: port(4312),
  SANDBOX_REGISTERS_PORT: port(4313),
  SANDBOX_DOCUMENTS_PORT: port(4314),
  SANDBOX_BRIDGE_PORT: port(4315),
  SANDBOX_PANEL_PORT: port(4316),
  SANDBOX_DATA_DIR: v.optional(v.string(), '.data/sandbox'),
  /** the application's origin */
  APP_ORIGIN: v.optional(origin, 'http://127.0.0.1:4300'),
  /** the service's origin where it is another */
  SERVICE_URL: v.optional(origin),
  API_BASE: v.optional(v.pipe(v.string(), v.regex(/^\/[^/].*[^/]$/)), apiBase),
  /** the day on which the service seeded its examples, `yyyy-mm-dd`; the first start's day where absent */
  EXAMPLES_DAY: v.optional(v.pipe(v.string(), v.isoDate())),
  SINGLE_ACCOUNT_CLIENT_ID: v.pipe(v.string(), v.minLength(1)),
  SINGLE_ACCOUNT_CLIENT_SECRET: secret,
  ESIGN_SECRET: secret,
  GATEWAY_SECRET: secret,
  GATEWAY_NOTICE_SECRET: secret,
  REGISTERS_SECRET: secret,
})

/** @throws Error that names every wrong setting and shows no value */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SandboxOptions {
  const result = v.safeParse(Settings, env)
  if (!result.success) {
    const names = Object.keys(v.flatten<typeof Settings>(result.issues).nested ?? {})
    const lines = names.map((name) => `  ${name}: is ${env[name] === undefined ? 'missing' : 'not valid'}`)
    throw new Error(`Settings of the sandbox are wrong:\n${lines.join('\n')}`)
  }
  const settings = result.output
  const ports: Record<PartyName, number> = {
    account: settings.SANDBOX_ACCOUNT_PORT,
    eSign: settings.SANDBOX_ESIGN_PORT,
    gateway: settings.SANDBOX_GATEWAY_PORT,
    registers: settings.SANDBOX_REGISTERS_PORT,
    documents: settings.SANDBOX_DOCUMENTS_PORT,
    bridge: settings.SANDBOX_BRIDGE_PORT,
    panel: settings.SANDBOX_PANEL_PORT,
  }
  return {
    host: settings.SANDBOX_HOST,
    ports,
    dataDir: settings.SANDBOX_DATA_DIR,
    secrets: {
      clientId: settings.SINGLE_ACCOUNT_CLIENT_ID,
      clientSecret: settings.SINGLE_ACCOUNT_CLIENT_SECRET,
      eSign: settings.ESIGN_SECRET,
      gateway: settings.GATEWAY_SECRET,
      notice: settings.GATEWAY_NOTICE_SECRET,
      registers: settings.REGISTERS_SECRET,
    },
    connection: {
      appOrigin: settings.APP_ORIGIN,
      serviceUrl: settings.SERVICE_URL ?? settings.APP_ORIGIN,
      apiBase: settings.API_BASE,
    },
    ...(settings.EXAMPLES_DAY === undefined ? {} : { installationDay: settings.EXAMPLES_DAY }),
  }
}
