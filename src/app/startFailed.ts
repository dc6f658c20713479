import { type PlainWords, showPlainPage } from '#src/app/plainPage.ts'
import type { Redirect } from '#src/platform/redirect.ts'
import type { Store } from '#src/platform/storage.ts'

const words: readonly PlainWords[] = [
  {
    lang: 'zh-Hant',
    title: '暫時未能開啟',
    text: '請檢查網絡連線，然後重新載入頁面。已輸入的資料會以草稿保留。',
  },
  {
    lang: 'pt',
    title: 'Não foi possível abrir',
    text: 'Verifique a ligação à rede e actualize a página. Os dados introduzidos ficam em rascunho.',
  },
]

/** Session storage: when the page was loaded anew by itself, in milliseconds. */
const key = 'reloaded'
/** A second failure within this time is no stale page. */
const recently = 60_000

interface Recovery {
  readonly store: Pick<Store, 'read' | 'write'>
  readonly redirect: Pick<Redirect, 'reload'>
  readonly now: number
}

/**
 * The application did not start: a module or a catalogue did not arrive. After a deploy the page names files that are
 * gone, so it is loaded anew, once; then the person is told.
 * @returns whether it was loaded anew
 */
export function reloadOnce({ store, redirect, now }: Recovery): boolean {
  if (now - Number(store.read(key) ?? 0) < recently) return false
  store.write(key, String(now))
  redirect.reload()
  return true
}

export function showStartFailed(root: HTMLElement, redirect: Pick<Redirect, 'reload'>): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '重新載入 · Actualizar'
  button.onclick = () => redirect.reload()
  showPlainPage(root, words, button)
}
