/** The service as a process: settings from the environment, one line when ready, a graceful stop. */
import { readConfig } from '#service/core/config.ts'
import { startService } from '#service/startService.ts'

/** ms that a stop may take as a whole: a part that never ends must keep neither the port nor whoever waits for it */
const stopLimit = 15_000

try {
  const starting = startService(readConfig(process.env))
  const stop = () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), stopLimit).unref()
    starting
      .then((service) => service.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  // before it is ready: whoever sees it start may ask it to stop in the same moment
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await starting
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`)
  process.exitCode = 1
}
