/** A small server that keeps what it is sent: stands where notices or harness calls arrive. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  origin: string
  received: Received[]
  /** statuses of the next answers; 204 when there are none left */
  answers: number[]
  /** resolves once that many calls have come in all */
  until(count: number): Promise<void>
  close(): Promise<void>
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const answers: number[] = []
  let waiting: { count: number; done: () => void }[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    received.push({ method, path, headers, body: await text(request) })
    response.writeHead(answers.shift() ?? 204).end()
    for (const { count, done } of waiting) if (received.length >= count) done()
    waiting = waiting.filter(({ count }) => received.length < count)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    until: (count) =>
      received.length >= count
        ? Promise.resolve()
        : new Promise((done) => {
            waiting.push({ count, done })
          }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
