/** Works off the ledger's queue: late captures, expiries, and signed notices with repeats. */
import { createHmac } from 'node:crypto'
import type * as v from 'valibot'
import { type GatewayNotice, noticeSignatureHeader } from '#contract/external/gateway.ts'
import type { Ledger, LedgerOrder, Task } from '#sandbox/gateway/ledger.ts'

/** How long a notice waits for its answer: milliseconds. */
const noticeTimeout = 10_000
/** Longest pause that a timer can hold. */
const longestPause = 2_147_483_647

export interface NoticeChanges {
  status?: string
  amount?: number
  currency?: string
  sentAt?: string
  reference?: string
  /** another secret to sign with, or null for no signature */
  signedWith?: string | null
}

export interface Notices {
  /** looks at the queue now, and from then on whenever something is due */
  wake: () => void
  /** works off captures and notices, due or not, in their order; repeats included, expiries left alone */
  runAll: () => Promise<void>
  /** sends one notice about an order at once, as it is or changed; @returns the HTTP status, null for no answer */
  send: (order: LedgerOrder, changes?: NoticeChanges) => Promise<number | null>
  stop: () => Promise<void>
}

export function notices(ledger: Ledger, secret: string, now: () => Date): Notices {
  let timer: NodeJS.Timeout | undefined
  const running = new Map<string, Promise<void>>()
  const stopped = new AbortController()

  const send: Notices['send'] = async (order, changes = {}) => {
    const { signedWith = secret, ...changed } = changes
    const notice: v.InferOutput<typeof GatewayNotice> = {
      reference: order.reference,
      amount: order.amount,
      currency: order.currency,
      status: order.status,
      sentAt: now().toISOString(),
      ...changed,
    }
    const body = JSON.stringify(notice)
    const headers = new Headers({ 'content-type': 'application/json' })
    if (signedWith !== null)
      headers.set(noticeSignatureHeader, createHmac('sha256', signedWith).update(body).digest('hex'))
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(noticeTimeout)])
    try {
      const answer = await fetch(order.notifyUrl, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'error',
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return null
    }
  }

  const work = async (task: Task): Promise<void> => {
    const order = ledger.begin(task)
    if (order && task.kind === 'notice') {
      const answer = await send(order, { status: task.status })
      // on its way at the stop: it stays queued for the next start
      if (stopped.signal.aborted && answer === null) return
      ledger.sent(order, task, answer)
    }
    await ledger.save()
  }
  const track = (task: Task): Promise<void> => {
    const done = work(task).finally(() => running.delete(task.id))
    running.set(task.id, done)
    return done
  }
  const waiting = () => ledger.queue().filter((task) => !running.has(task.id))

  const wake = () => {
    clearTimeout(timer)
    if (stopped.signal.aborted) return
    const due = waiting().filter((task) => task.due <= now().getTime())
    for (const task of due) track(task).then(wake, wake)
    const next = waiting()[0]
    if (!next) return
    const pause = Math.min(Math.max(next.due - now().getTime(), 0), longestPause)
    timer = setTimeout(wake, pause).unref()
  }

  return {
    wake,
    send,
    async runAll() {
      await Promise.all(running.values())
      const next = () => waiting().find((task) => task.kind !== 'expiry')
      for (let task = next(); task; task = next()) await track(task)
    },
    async stop() {
      clearTimeout(timer)
      stopped.abort()
      await Promise.all(running.values())
      await ledger.save()
    },
  }
}
