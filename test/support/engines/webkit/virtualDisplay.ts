import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface VirtualDisplay {
  /** such as `:99` */
  name: string
  stop(): Promise<void>
}

/** An X server without a screen, on the first free number. @param program path of Xvfb */
export async function startVirtualDisplay(program: string): Promise<VirtualDisplay> {
  const child: ChildProcess = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const numbers = child.stdio[3]
  if (!numbers) throw new Error('Xvfb has no pipe for its number')
  const failed = once(child, 'exit').then(() => {
    throw new Error('Xvfb does not start')
  })
  const [number] = (await Promise.race([once(numbers, 'data'), failed])) as [Buffer]
  failed.catch(() => {})
  return {
    name: `:${number.toString().trim()}`,
    async stop() {
      if (child.exitCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}
