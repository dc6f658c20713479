import type { InterfaceLanguage } from '#contract/enums.ts'
import { type PlainWords, showPlainPage } from '#src/app/plainPage.ts'
import type { Redirect } from '#src/platform/redirect.ts'

const reload = { ZH_TW: '重新載入', PT: 'Actualizar' } as const satisfies Record<InterfaceLanguage, string>
const words: PlainWords = {
  ZH_TW: {
    title: '暫時未能開啟',
    text: '請檢查網絡連線，然後重新載入頁面。已輸入的資料會以草稿保留。',
  },
  PT: {
    title: 'Não foi possível abrir',
    text: 'Verifique a ligação à rede e actualize a página. Os dados introduzidos ficam em rascunho.',
  },
}

export function showStartFailed(root: HTMLElement, redirect: Pick<Redirect, 'reload'>): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = Object.values(reload).join(' · ')
  button.onclick = () => redirect.reload()
  showPlainPage(root, words, button)
}
