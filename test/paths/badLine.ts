/** A bad line between a page and the service: what is sent by it gets stuck half-way, until it goes on or is cut off. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface BadLine {
  /** in place of the service's own, without a final slash */
  readonly origin: string
  /** everything arrives from now on */
  goOn(): void
  cut(): void
  close(): void
}

/** @param allowed bytes that arrive before it gets stuck */
export async function badLine(origin: string, allowed: number): Promise<BadLine> {
  const { hostname, port } = new URL(origin)
  const callers = new Set<Socket>()
  let isStuck = true
  const server = createServer((caller) => {
    const service = connect(Number(port), hostname)
    let arrived = 0
    caller.on('data', (bytes) => {
      service.write(bytes)
      arrived += bytes.length
      if (isStuck && arrived >= allowed) caller.pause()
    })
    service.pipe(caller)
    caller.on('error', () => service.destroy()).on('close', () => service.destroy())
    service.on('error', () => caller.destroy())
    callers.add(caller)
  })
  server.listen(0, hostname)
  await once(server, 'listening')
  const cut = () => {
    for (const caller of callers) caller.destroy()
  }
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    goOn() {
      isStuck = false
      for (const caller of callers) caller.resume()
    },
    cut,
    close() {
      cut()
      server.close()
    },
  }
}
