/** A party's address on the loopback: opened first, so that every party can be told of the others. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { Env, Hono } from 'hono'

export type PartyEnv = { Bindings: HttpBindings }

export interface OpenPort {
  /** `http://127.0.0.1:4310`, without a final slash */
  url: string
  serve: <E extends Env>(app: Hono<E>) => void
  close: () => Promise<void>
}

const loopback = ['127.0.0.1', '::1', 'localhost']

/** @throws Error for a host that others could reach, or a port that is taken */
export async function openPort(host: string, port: number): Promise<OpenPort> {
  if (!loopback.includes(host)) throw new Error(`The sandbox listens on the loopback only, not on ${host}`)
  let handle: (request: Request, env: unknown) => Response | Promise<Response> = () =>
    new Response('starting', { status: 503 })
  const server = createAdaptorServer({ fetch: (request, env) => handle(request, env) })
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EADDRINUSE' ? 'is taken by another program' : "can't be opened"
    throw new Error(`Port ${port} of ${host} ${why}`, { cause: error })
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host === '::1' ? '[::1]' : host}:${taken}`,
    serve(app) {
      handle = (request, env) => app.fetch(request, env as Env['Bindings'])
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
