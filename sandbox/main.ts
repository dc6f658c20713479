/** The sandbox as a process: settings from the environment, one line when ready, a quiet stop. */
import { readSettings } from '#sandbox/settings.ts'
import { startSandbox } from '#sandbox/startSandbox.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const fail = (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

try {
  const sandbox = await startSandbox(readSettings(process.env))
  const stop = () => sandbox.stop().then(() => process.exit(0), fail)
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  say(JSON.stringify({ msg: 'ready', ...sandbox.urls }))
} catch (error) {
  fail(error)
}
