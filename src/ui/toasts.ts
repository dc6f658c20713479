/** Messages that pass by: what happened, wherever the person is. What asks for an answer is a dialog or a notice. */
import type { PlainTextId } from '#locales/textIds.gen.ts'
import type { NoticeStatus } from '#src/ui/Notice.tsx'

/** A text by its id, so that a switch of language reaches it, or words as they came from outside. */
export type ToastMessage = { readonly id: PlainTextId } | { readonly words: string }
export interface ToastShown {
  readonly key: number
  readonly status: NoticeStatus
  readonly message: ToastMessage
}

let shown: readonly ToastShown[] = []
let lastKey = 0
const listeners = new Set<() => void>()
const set = (next: readonly ToastShown[]) => {
  shown = next
  for (const listener of listeners) listener()
}

const said = (message: ToastMessage) => ('id' in message ? message.id : message.words)
/** More than this would hide the page. */
const most = 3

/** Keys of the messages shown in the present task: they may tell why another page comes next. */
let recent: Set<number> | null = null

export type RecentToasts = ReadonlySet<number>

/** The messages of the present task, those included that it has yet to show. */
export function recentToasts(): RecentToasts {
  if (recent) return recent
  recent = new Set()
  setTimeout(() => {
    recent = null
  })
  return recent
}

/** Shows a message; the same one that is there already isn't shown twice. */
export function showToast(status: NoticeStatus, message: ToastMessage): void {
  lastKey += 1
  recentToasts()
  recent?.add(lastKey)
  const others = shown.filter((toast) => said(toast.message) !== said(message))
  set([...others, { key: lastKey, status, message }].slice(-most))
}

export const closeToast = (key: number): void => set(shown.filter((toast) => toast.key !== key))
/** What the message says is no longer so. */
export const closeToastSaying = (id: PlainTextId): void =>
  set(shown.filter(({ message }) => said(message) !== id))
/** Another page is shown: what was said on the one before has had its time. */
export const closeToastsBut = (kept: readonly RecentToasts[]): void =>
  set(shown.filter(({ key }) => kept.some((keys) => keys.has(key))))
export const closeAllToasts = (): void => set([])
export const toastsShown = (): readonly ToastShown[] => shown
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
