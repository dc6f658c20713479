/** Messages that pass by: what happened, wherever the person is. What asks for an answer is a dialog or a notice. */
import type { PlainTextId } from '#src/i18n/textIds.gen.ts'
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

/** Shows a message; the same one that is there already isn't shown twice. */
export function showToast(status: NoticeStatus, message: ToastMessage): void {
  lastKey += 1
  const others = shown.filter((toast) => said(toast.message) !== said(message))
  set([...others, { key: lastKey, status, message }].slice(-most))
}

export const closeToast = (key: number): void => set(shown.filter((toast) => toast.key !== key))
export const closeAllToasts = (): void => set([])
export const toastsShown = (): readonly ToastShown[] => shown
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
