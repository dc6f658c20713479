import type { PaymentChannel } from '#contract/enums.ts'
import type { GatewayStatus } from '#contract/external/gateway.ts'
import type { Bilingual } from '#sandbox/kit/party.ts'

/** The payment platform's own words. */
export const gatewayTexts = {
  party: { zh: '繳費平台（模擬）', pt: 'Plataforma de pagamento (simulada)' },
  title: { zh: '繳付報考費', pt: 'Pagar a taxa de candidatura' },
  channel: { zh: '繳費方式', pt: 'Meio de pagamento' },
  amount: { zh: '金額', pt: 'Montante' },
  reference: { zh: '交易編號', pt: 'N.º da transacção' },
  status: { zh: '繳費狀況', pt: 'Estado do pagamento' },
  pay: { zh: '繳費', pt: 'Pagar' },
  cancel: { zh: '取消', pt: 'Cancelar' },
  outcome: { zh: '演練的結果', pt: 'Resultado do ensaio' },
  outcomeHint: {
    zh: '選擇按“繳費”後平台如何處理及通知。',
    pt: 'Escolha como a plataforma trata e notifica o pagamento depois de premir «Pagar».',
  },
  stay: {
    zh: '繳費後留在本頁（如同關閉了分頁）',
    pt: 'Ficar nesta página depois de pagar (como se fechasse o separador)',
  },
  settled: { zh: '這筆繳費已處理', pt: 'Este pagamento já foi tratado' },
  inHand: { zh: '正在處理這筆繳費', pt: 'O pagamento está a ser tratado' },
  back: { zh: '返回報考', pt: 'Voltar à candidatura' },
  unknown: { zh: '沒有這筆繳費', pt: 'Este pagamento não existe' },
  unknownHint: { zh: '請返回報考頁面再繳費。', pt: 'Volte à candidatura e pague novamente.' },
} as const satisfies Record<string, Bilingual>

export const channelNames: Record<PaymentChannel, Bilingual> = {
  GOV_PAY: { zh: '政付通（GovPay）', pt: 'GovPay' },
  MPAY: { zh: '澳門錢包（MPay）', pt: 'MPay' },
  VISA: { zh: 'VISA 信用卡', pt: 'Cartão VISA' },
  MASTERCARD: { zh: '萬事達卡', pt: 'Cartão MasterCard' },
  FREE: { zh: '豁免報考費', pt: 'Isenção da taxa de candidatura' },
}

export const statusNames: Record<GatewayStatus, Bilingual> = {
  PENDING: { zh: '待繳費', pt: 'A aguardar pagamento' },
  SUCCESS: { zh: '繳費成功', pt: 'Pagamento efectuado' },
  NOTIFIED: { zh: '已通知（繳費成功）', pt: 'Notificado (pagamento efectuado)' },
  FAILED: { zh: '繳費失敗', pt: 'Pagamento não efectuado' },
  CANCELLED: { zh: '已取消', pt: 'Cancelado' },
}
