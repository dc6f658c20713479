import { type PlainWords, showPlainPage } from '#src/app/plainPage.ts'
import type { RuntimeConfigError } from '#src/platform/runtimeConfig.ts'

const words: PlainWords = {
  ZH_TW: {
    title: '系統設定有誤',
    text: '本網站的設定未完成，暫時未能使用。請稍後再試，或聯絡有關部門。',
  },
  PT: {
    title: 'Configuração incorrecta',
    text: 'A configuração deste sítio está incompleta e o serviço não pode ser usado. Tente mais tarde ou contacte o serviço competente.',
  },
}

/** For a site that was deployed with a wrong configuration block; the setting is named for whoever deployed it. */
export function showWrongConfig(root: HTMLElement, error: Pick<RuntimeConfigError, 'message'>): void {
  const detail = document.createElement('pre')
  // one long word without a space, and there is no style sheet yet
  detail.style.whiteSpace = 'pre-wrap'
  detail.style.overflowWrap = 'anywhere'
  detail.textContent = error.message
  showPlainPage(root, words, detail)
}
