/** The service as a process: settings from the environment, one line when ready, a graceful stop. */
import { readConfig } from '#service/config.ts'
import { startService } from '#service/startService.ts'

try {
  const service = await startService(readConfig(process.env))
  const stop = () => {
    service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`)
  process.exitCode = 1
}
