import type { Bilingual } from '#sandbox/kit/party.ts'

/** The electronic signature's own words. */
export const eSignTexts = {
  party: { zh: '電子簽署（模擬）', pt: 'Assinatura electrónica (simulada)' },
  title: { zh: '簽署文件', pt: 'Assinar o documento' },
  signer: { zh: '簽署人', pt: 'Signatário' },
  reason: { zh: '簽署目的', pt: 'Finalidade' },
  level: { zh: '身份認證級別', pt: 'Nível de identificação' },
  digest: { zh: '文件摘要（SHA-256）', pt: 'Resumo do documento (SHA-256)' },
  hint: {
    zh: '本系統只收到文件的摘要，沒有收到文件本身。',
    pt: 'Este sistema recebe apenas o resumo do documento, não o documento.',
  },
  sign: { zh: '簽署', pt: 'Assinar' },
  cancel: { zh: '取消', pt: 'Cancelar' },
  fail: { zh: '令簽署失敗', pt: 'Fazer falhar a assinatura' },
  gone: { zh: '簽署要求已失效', pt: 'O pedido de assinatura já não é válido' },
  goneHint: {
    zh: '要求不存在、已逾時或已處理。請返回報考頁面再簽署。',
    pt: 'O pedido não existe, expirou ou já foi tratado. Volte à candidatura e assine novamente.',
  },
} as const satisfies Record<string, Bilingual>
