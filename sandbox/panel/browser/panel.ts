/** What the panel's parts share: the page's words, the calls, and how a change is carried out. */
import { make, need, pageData } from '../../kit/browser/dom.ts'
import type { PanelState } from '../panelApi.ts'
import type { PanelPageData } from '../panelApp.ts'

export const data = pageData<PanelPageData>()
export const { texts } = data
const announcement = need('#announcement', HTMLElement)

export function say(text: string, isError = false): void {
  announcement.classList.toggle('error', isError)
  announcement.textContent = text
}

const reasonIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : texts.unreachable

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Error(texts.unreachable)
  })
  if (!answer.ok) throw new Error(reasonIn(await answer.json().catch(() => null)))
  return answer
}

export const readState = async (): Promise<PanelState> => (await call('GET', '/state')).json()

let refresh = async () => {}
/** Called after each change. */
export function afterChange(action: () => Promise<void>): void {
  refresh = action
}

/** Carries out a change, says how it went, and shows the new state. */
export async function change(method: string, path: string, body?: unknown): Promise<void> {
  try {
    await call(method, path, body)
    await refresh()
    say(texts.done)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true)
  }
}

export const button = (text: string, action: () => unknown, kind = ''): HTMLButtonElement =>
  make('button', { type: 'button', class: kind, click: () => void action() }, text)

/** A native list; `chosen` is its value. */
export const choice = (
  label: string,
  options: readonly { id: string; name: string }[],
  chosen: string,
): { label: HTMLLabelElement; select: HTMLSelectElement } => {
  const select = make(
    'select',
    {},
    ...options.map(({ id, name }) => make('option', { value: id, selected: id === chosen }, name)),
  )
  return { select, label: make('label', { class: 'field' }, label, select) }
}

/** A moment in Macao, `yyyy-mm-dd HH:mm`. */
export const inMacao = (moment: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Macau', dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(moment),
  )
