import { createServer } from 'vite'
import { runFromTerminal } from './product/console.ts'
import { startInstallation } from './product/installation.ts'
import { originOf } from './product/settings.ts'

/** `npm run dev`: as `npm start`, with the application from source by Vite, which replaces modules as they change. */
const vitePort = 4301

runFromTerminal('Candidatura is starting for development', async (options) => {
  const installation = await startInstallation({
    ...options,
    application: { viteOrigin: originOf(vitePort) },
  })
  try {
    process.env.SERVICE_URL = originOf(installation.ports.service)
    const vite = await createServer({ server: { port: vitePort, strictPort: true } })
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
