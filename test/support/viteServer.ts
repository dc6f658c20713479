/** The application from source, as `npm run dev` serves it, in a process of its own: started by startFromSource. */
import { createServer } from 'vite'

const port = Number(process.env.DEV_PORT)
const vite = await createServer({
  cacheDir: process.env.VITE_CACHE,
  logLevel: 'warn',
  server: { port, strictPort: true, hmr: false, watch: null },
})
await vite.listen()
console.log(JSON.stringify({ msg: 'ready' }))
