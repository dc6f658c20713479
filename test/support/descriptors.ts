/** What this process has open, as /proc tells it. */
import { existsSync } from 'node:fs'
import { readdir, readFile, readlink } from 'node:fs/promises'

export const isLinux = existsSync('/proc/self/fd')

const links = async () =>
  Promise.all((await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))

/** Files of uploads and documents that this process has open. */
export const openFiles = async () => (await links()).filter((link) => link.includes('/candidatura-'))

/** Connections with the service at an address. Those to database and bucket are kept for the next call, and are none. */
export async function connections(service: string): Promise<string[]> {
  if (!isLinux) return []
  const port = Number(new URL(service).port).toString(16).toUpperCase().padStart(4, '0')
  const [open, table] = await Promise.all([links(), readFile('/proc/self/net/tcp', 'utf8')])
  return table.split('\n').flatMap((line) => {
    const [, local = '', remote = '', state = '', , , , , , inode = ''] = line.trim().split(/\s+/)
    const isServices = local.endsWith(`:${port}`)
    if (!isServices && !remote.endsWith(`:${port}`)) return []
    // one that still waits to be accepted is nobody's descriptor yet
    const isOpen = open.includes(`socket:[${inode}]`) || (isServices && waiting.includes(state))
    return isOpen && state !== listens ? [`${local} ${remote} ${state}`] : []
  })
}
/** as /proc writes them: listening; established, or closed by the other side */
const listens = '0A'
const waiting = ['01', '08']
