/** Stands where the service takes notices, for the gateway's own tests. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { noticeSignatureHeader } from '#contract/parties/gateway.ts'

export interface ReceivedNotice {
  body: string
  signature: string | undefined
}

export interface NoticeReceiver {
  url: string
  received: ReceivedNotice[]
  /** statuses of the next answers; 204 when there are none left */
  answers: number[]
  /** resolves once that many notices have come in all */
  until: (count: number) => Promise<void>
  close: () => Promise<void>
}

export async function noticeReceiver(): Promise<NoticeReceiver> {
  const received: ReceivedNotice[] = []
  const answers: number[] = []
  let waiting: { count: number; done: () => void }[] = []
  const server = createServer(async (request, response) => {
    const signature = request.headers[noticeSignatureHeader]
    received.push({
      body: await text(request),
      signature: typeof signature === 'string' ? signature : undefined,
    })
    response.writeHead(answers.shift() ?? 204).end()
    for (const { count, done } of waiting) if (received.length >= count) done()
    waiting = waiting.filter(({ count }) => received.length < count)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`,
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
