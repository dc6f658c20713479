import type { Bilingual } from '#sandbox/kit/party.ts'

/** The phone frame's own words. */
export const bridgeTexts = {
  party: { zh: '政府手機應用程式（模擬）', pt: 'Aplicação móvel do Governo (simulada)' },
  title: { zh: '在應用程式內開啟', pt: 'Abrir dentro da aplicação' },
  intro: {
    zh: '本頁扮演政府手機應用程式：報考頁面在手機框內以應用程式模式運行。',
    pt: 'Esta página faz de aplicação móvel do Governo: a candidatura funciona na moldura em modo aplicação.',
  },
  noScript: { zh: '本頁需要啟用 JavaScript。', pt: 'Esta página necessita de JavaScript.' },
  settings: { zh: '應用程式的設定', pt: 'Definições da aplicação' },
  settingsHint: {
    zh: '報考頁面開啟時讀取這些設定；更改後請重新開啟。',
    pt: 'A candidatura lê estas definições ao abrir; depois de as alterar, reabra-a.',
  },
  language: { zh: '語言', pt: 'Língua' },
  dark: { zh: '深色模式', pt: 'Modo escuro' },
  statusBar: { zh: '狀態列高度（像素）', pt: 'Altura da barra de estado (píxeis)' },
  width: { zh: '手機闊度（像素）', pt: 'Largura do telemóvel (píxeis)' },
  open: { zh: '重新開啟', pt: 'Reabrir' },
  silent: { zh: '不回答報考頁面的提問', pt: 'Não responder às perguntas da candidatura' },
  closed: { zh: '報考頁面已關閉', pt: 'A candidatura foi fechada' },
  frame: { zh: '手機框', pt: 'Moldura do telemóvel' },
  asked: { zh: '報考頁面的提問', pt: 'Perguntas da candidatura' },
} as const satisfies Record<string, Bilingual>
