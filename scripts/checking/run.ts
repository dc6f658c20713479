import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** The programs of node_modules first, pinned Node among them, however the script was started. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // What Node has compiled once is read by the processes that come after, hundreds in a run of all tests.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  // The linter of the API description asks nobody about anything.
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}

export type Outcome = { code: number; output: string }

/** Runs a program to its end and gathers what it prints; `shown`: prints it at once instead. */
export const run = ([command = '', ...args]: readonly string[], { isShown = false } = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const stdio = isShown ? 'inherit' : 'pipe'
    const env = isShown ? environment : { ...environment, NO_COLOR: '1', FORCE_COLOR: undefined }
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', stdio, stdio] })
    let output = ''
    const gather = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout?.on('data', gather)
    child.stderr?.on('data', gather)
    child.once('error', (cause) => resolve({ code: 127, output: `${command}: ${cause.message}` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
