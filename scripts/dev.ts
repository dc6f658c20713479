import { createServer } from 'vite'
import { runFromTerminal } from './product/console.ts'
import { startInstallation } from './product/installation.ts'
import { originOf } from './product/settings.ts'

/** `npm run dev`: as `npm start`, with the application from source by Vite, which replaces modules as they change. */
const vitePort = Number(process.env.DEV_PORT) || 4301

/** Vite ends the process at SIGTERM as soon as it has closed itself; the parts must be ended too, and first. */
const withoutOwnEnd = async <T>(create: () => Promise<T>): Promise<T> => {
  const known = process.listeners('SIGTERM')
  const created = await create()
  for (const added of process.listeners('SIGTERM').filter((listener) => !known.includes(listener))) {
    process.off('SIGTERM', added)
    process.stdin.off('end', added)
  }
  return created
}

runFromTerminal('Candidatura is starting for development', async (options) => {
  const installation = await startInstallation({
    ...options,
    application: { viteOrigin: originOf(vitePort) },
  })
  try {
    process.env.SERVICE_URL = originOf(installation.ports.service)
    const vite = await withoutOwnEnd(() => createServer({ server: { port: vitePort, strictPort: true } }))
    await vite.listen()
    const stop = async (): Promise<void> => {
      await vite.close()
      await installation.stop()
    }
    return { ...installation, stop }
  } catch (cause) {
    await installation.stop()
    throw cause
  }
})
