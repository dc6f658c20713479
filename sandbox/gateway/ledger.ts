/** The gateway's own book: orders, what was paid, and what is still to happen. It survives a restart. */
import * as v from 'valibot'
import { InterfaceLanguage } from '#contract/enums.ts'
import { GatewayOrder, type GatewayOrderRequest, GatewayStatus } from '#contract/external/gateway.ts'
import {
  type BehaviourPlan,
  behaviours,
  GatewayBehaviour,
  type GatewayTimes,
} from '#sandbox/gateway/behaviours.ts'
import { randomId } from '#sandbox/kit/sharedSecret.ts'
import { openState } from '#sandbox/kit/stateFile.ts'

const LedgerOrder = v.object({
  ...GatewayOrder.entries,
  language: InterfaceLanguage,
  notifyUrl: v.string(),
  returnUrl: v.string(),
  behaviour: v.nullable(GatewayBehaviour),
  /** the status call answers 502 until then; null for never */
  statusFaultUntil: v.nullable(v.number()),
  history: v.array(v.object({ at: v.string(), status: GatewayStatus })),
  /** each sending of a notice; `answer` is the HTTP status, null where there was none */
  notices: v.array(v.object({ at: v.string(), status: v.string(), answer: v.nullable(v.number()) })),
})
export type LedgerOrder = v.InferOutput<typeof LedgerOrder>

const Task = v.object({
  id: v.string(),
  reference: v.string(),
  /** milliseconds since 1970 */
  due: v.number(),
  kind: v.picklist(['status', 'notice', 'expiry']),
  status: GatewayStatus,
  /** sendings before this one */
  attempts: v.number(),
})
export type Task = v.InferOutput<typeof Task>

const State = v.object({
  orders: v.record(v.string(), LedgerOrder),
  queue: v.array(Task),
  /** offered first on the pay page */
  suggested: GatewayBehaviour,
})

export type Ledger = Awaited<ReturnType<typeof openLedger>>

export async function openLedger(file: string | null, times: GatewayTimes, now: () => Date) {
  const state = await openState(file, State, () => ({ orders: {}, queue: [], suggested: 'success' as const }))
  const at = () => now().toISOString()
  const enqueue = (task: Omit<Task, 'id' | 'due' | 'attempts'>, after: number, attempts = 0) =>
    state.value.queue.push({ ...task, id: randomId(), due: now().getTime() + after, attempts })

  const setStatus = (order: LedgerOrder, status: GatewayStatus) => {
    order.status = status
    order.updatedAt = at()
    order.history.push({ at: order.updatedAt, status })
  }
  const dropTasks = (reference: string, kinds: readonly Task['kind'][]) => {
    state.value.queue = state.value.queue.filter(
      (task) => task.reference !== reference || !kinds.includes(task.kind),
    )
  }

  const find = (reference: string): LedgerOrder | undefined =>
    Object.hasOwn(state.value.orders, reference) ? state.value.orders[reference] : undefined
  const drop = (task: Task) => {
    state.value.queue = state.value.queue.filter((other) => other.id !== task.id)
  }

  return {
    order: find,
    orders: (): readonly LedgerOrder[] => Object.values(state.value.orders),
    queue: (): readonly Task[] => state.value.queue.toSorted((one, other) => one.due - other.due),
    suggested: (): GatewayBehaviour => state.value.suggested,
    save: state.save,
    async suggest(behaviour: GatewayBehaviour): Promise<void> {
      state.value.suggested = behaviour
      await state.save()
    },
    /** @returns the order of this reference, new or not; null where an earlier one says otherwise */
    async place(request: GatewayOrderRequest, payUrl: string): Promise<LedgerOrder | null> {
      const earlier = find(request.reference)
      if (earlier) {
        const { amount, currency, channel } = request
        const same = earlier.amount === amount && earlier.currency === currency && earlier.channel === channel
        return same ? earlier : null
      }
      const order: LedgerOrder = {
        ...request,
        payUrl,
        status: 'PENDING',
        updatedAt: at(),
        behaviour: null,
        statusFaultUntil: null,
        history: [{ at: at(), status: 'PENDING' }],
        notices: [],
      }
      state.value.orders[order.reference] = order
      enqueue({ reference: order.reference, kind: 'expiry', status: 'CANCELLED' }, times.orderLife)
      await state.save()
      return order
    },
    /** The person's choice. An order is settled once; a repeat changes nothing. */
    async settle(order: LedgerOrder, behaviour: GatewayBehaviour): Promise<void> {
      if (order.status !== 'PENDING' || order.behaviour !== null) return
      const plan: BehaviourPlan = behaviours[behaviour]
      order.behaviour = behaviour
      order.statusFaultUntil = plan.statusFault ? now().getTime() + times.statusFault : null
      dropTasks(order.reference, ['expiry'])
      for (const step of plan.steps(times)) {
        if (step.status && step.after === 0) setStatus(order, step.status)
        else if (step.status)
          enqueue({ reference: order.reference, kind: 'status', status: step.status }, step.after)
        for (const status of step.notices ?? [])
          enqueue({ reference: order.reference, kind: 'notice', status }, step.after)
      }
      await state.save()
    },
    /** The shop cancels: only what nobody has paid. What was still to be captured is dropped. */
    async cancel(order: LedgerOrder): Promise<void> {
      if (order.status !== 'PENDING') return
      dropTasks(order.reference, ['expiry', 'status', 'notice'])
      setStatus(order, 'CANCELLED')
      await state.save()
    },
    /** Does what a task does to the book. A notice stays queued until it is booked as sent. */
    begin(task: Task): LedgerOrder | undefined {
      if (task.kind !== 'notice') drop(task)
      const order = find(task.reference)
      if (order && task.kind === 'status') setStatus(order, task.status)
      if (order && task.kind === 'expiry' && order.status === 'PENDING') {
        setStatus(order, task.status)
        enqueue({ reference: task.reference, kind: 'notice', status: task.status }, 0)
      }
      return order
    },
    /** Books a sending; a notice that was not taken is queued again, until the retries are used up. */
    sent(order: LedgerOrder, task: Task, answer: number | null): void {
      drop(task)
      order.notices.push({ at: at(), status: task.status, answer })
      const taken = answer !== null && answer >= 200 && answer < 300
      const pause = times.retries[task.attempts]
      if (taken || pause === undefined) return
      enqueue({ reference: task.reference, kind: 'notice', status: task.status }, pause, task.attempts + 1)
    },
    /** Whether the status call is out of order for this order now. */
    statusFails: (order: LedgerOrder): boolean =>
      order.statusFaultUntil !== null && now().getTime() < order.statusFaultUntil,
    healStatus: async (): Promise<void> => {
      for (const order of Object.values(state.value.orders)) order.statusFaultUntil = null
      await state.save()
    },
    async reset(): Promise<void> {
      state.value.orders = {}
      state.value.queue = []
      state.value.suggested = 'success'
      await state.save()
    },
  }
}
