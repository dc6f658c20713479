/** Sends one kind of request over a number of connections for a while, and counts the answers. */
import { Agent, request } from 'node:http'

export interface Kind {
  url: string
  method: 'GET' | 'POST'
  /** for each request; `lane` numbers the connection */
  headers(lane: number): Record<string, string | number>
  body?: Uint8Array
}

/**
 * @param milliseconds how long requests are begun; those under way are waited for
 * @returns answers a second
 * @throws Error at the first answer that is not a success
 */
export async function load(kind: Kind, connections: number, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const begun = performance.now()
  let answered = 0
  const lane = async (number: number) => {
    while (performance.now() - begun < milliseconds) {
      await send(kind, number, agent)
      answered += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, (_, number) => lane(number)))
  } finally {
    agent.destroy()
  }
  return (answered * 1_000) / (performance.now() - begun)
}

const send = ({ url, method, headers, body }: Kind, lane: number, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: headers(lane) }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${method} ${url} was answered ${response.statusCode}`))
      response.on('end', resolve).on('error', reject).resume()
    })
    sent.on('error', reject)
    sent.end(body)
  })
