/** The gateway's book and queue, and the outcome that its page suggests. */
import { make } from '../../kit/browser/dom.ts'
import type { PanelState } from '../panelApi.ts'
import { button, change, choice, data, inMacao, texts } from './panel.ts'

type Order = PanelState['gateway']['orders'][number]
type Task = PanelState['gateway']['queue'][number]

const taskNames = { notice: texts.taskNotice, status: texts.taskStatus, expiry: texts.taskExpiry }

function orderRow(order: Order, suggested: string): HTMLTableRowElement {
  const { reference } = order
  const open = order.status === 'PENDING' && order.behaviour === null
  const settle = () => change('POST', '/gateway/pay', { reference, behaviour: suggested })
  const resend = () => change('POST', '/gateway/notify', { reference })
  const behaviour = data.behaviours.find((one) => one.id === order.behaviour)?.name ?? '–'
  return make(
    'tr',
    {},
    make('td', {}, make('code', {}, reference)),
    make('td', {}, order.channel),
    make('td', {}, (order.amount / 100).toFixed(2)),
    make('td', {}, data.statuses[order.status] ?? order.status),
    make('td', {}, behaviour),
    make('td', {}, order.notices.map((notice) => `${notice.status} (${notice.answer ?? '–'})`).join(', ')),
    make('td', {}, open ? button(texts.settle, settle) : button(texts.resend, resend)),
  )
}

const taskRow = (task: Task): HTMLLIElement =>
  make(
    'li',
    {},
    `${inMacao(new Date(task.due).toISOString())} ${taskNames[task.kind]} ${task.status} `,
    make('code', {}, task.reference),
  )

function orderTable(orders: readonly Order[], suggested: string): HTMLElement {
  if (orders.length === 0) return make('p', { class: 'quiet' }, texts.noOrders)
  const columns = [
    texts.reference,
    texts.channel,
    texts.amount,
    texts.status,
    texts.behaviour,
    texts.notices,
    texts.action,
  ]
  return make(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': texts.orders },
    make(
      'table',
      {},
      make('thead', {}, make('tr', {}, ...columns.map((name) => make('th', { scope: 'col' }, name)))),
      make('tbody', {}, ...orders.map((order) => orderRow(order, suggested))),
    ),
  )
}

export function gatewayPart(state: PanelState): HTMLElement {
  const { suggested, orders, queue } = state.gateway
  const outcome = choice(texts.suggested, data.behaviours, suggested)
  outcome.select.addEventListener(
    'change',
    () => void change('PUT', '/gateway/suggested', { behaviour: outcome.select.value }),
  )
  return make(
    'section',
    { class: 'card' },
    make('h2', {}, texts.gateway),
    outcome.label,
    make('h3', {}, texts.orders),
    orderTable(orders, suggested),
    make('h3', {}, texts.queue),
    queue.length === 0
      ? make('p', { class: 'quiet' }, texts.noQueue)
      : make('ul', {}, ...queue.slice(0, 50).map(taskRow)),
    make(
      'div',
      { class: 'actions' },
      button(texts.runQueue, () => change('POST', '/gateway/queue')),
      button(texts.heal, () => change('POST', '/gateway/heal')),
    ),
  )
}
