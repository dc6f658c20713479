import { join } from 'node:path'
import { apiBase } from '#contract/limits.ts'
import { root } from '../checking/run.ts'
import { type Ports, portSettings } from './ports.ts'
import type { Secrets } from './secrets.ts'

type Installation = {
  ports: Ports
  secrets: Secrets
  databaseUrl: string
  /** folder of everything that the installation keeps */
  dataDir: string
  /** `yyyy-mm-dd` from which the periods of the example exams are counted */
  examplesDay: string
  /** origin that the browser uses for the application; by default the service's own */
  publicOrigin?: string
  /** folder of the built application, '' for none */
  staticDir?: string
}

export const originOf = (port: number): string => `http://127.0.0.1:${port}`

/**
 * Settings of service and sandbox for an installation in which the sandbox stands for all outside parties.
 * What the environment already says about a setting wins.
 */
export const settingsOf = (installation: Installation, given: NodeJS.ProcessEnv) => {
  const { ports, secrets, databaseUrl, dataDir, examplesDay } = installation
  const publicOrigin = given.PUBLIC_ORIGIN ?? installation.publicOrigin ?? originOf(ports.service)
  const service = {
    HOST: '127.0.0.1',
    PORT: String(ports.service),
    PUBLIC_ORIGIN: publicOrigin,
    DOCUMENT_STORE: join(dataDir, 'documents'),
    SINGLE_ACCOUNT_URL: originOf(ports.singleAccount),
    SINGLE_ACCOUNT_CLIENT_ID: 'candidatura',
    ESIGN_URL: originOf(ports.eSign),
    GATEWAY_URL: originOf(ports.gateway),
    REGISTERS_URL: originOf(ports.registers),
    PERSONAL_DOCUMENTS_URL: `${originOf(ports.personalDocuments)}/`,
    BRIDGE_ORIGIN: originOf(ports.bridge),
    ALLOWED_ORIGINS: originOf(ports.personalDocuments),
    NOTIFY_URL: `${originOf(ports.service)}${apiBase}/public/api/v1/application/payment/notify`,
    STATIC_DIR: installation.staticDir ?? join(root, 'dist'),
    SANDBOX: 'on',
    MOVABLE_CLOCK: 'on',
    EXAMPLES: 'on',
    EXAMPLES_DAY: examplesDay,
    LOG_LEVEL: 'info',
  }
  const sandbox = {
    SANDBOX: 'on',
    SANDBOX_HOST: '127.0.0.1',
    ...Object.fromEntries(
      Object.entries(portSettings)
        .filter(([name]) => name !== 'service')
        .map(([name, { setting }]) => [setting, String(ports[name as keyof Ports])]),
    ),
    SANDBOX_DATA_DIR: join(dataDir, 'sandbox'),
    EXAMPLES_DAY: examplesDay,
    APP_ORIGIN: publicOrigin,
    API_BASE: apiBase,
    SERVICE_URL: originOf(ports.service),
    SINGLE_ACCOUNT_CLIENT_ID: 'candidatura',
  }
  return {
    publicOrigin,
    service: { ...service, ...secrets, ...given, DATABASE_URL: databaseUrl },
    sandbox: { ...sandbox, ...secrets, ...given },
  }
}
