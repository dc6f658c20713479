/** What the gateway does once a person has chosen: data, read by the ledger. */
import * as v from 'valibot'
import type { GatewayStatus } from '#contract/external/gateway.ts'
import type { Bilingual } from '#sandbox/kit/party.ts'

/** Milliseconds. */
export interface GatewayTimes {
  /** until a slow payment is captured */
  slow: number
  /** until a late notice is sent; longer than the application's wait */
  late: number
  /** between one fact and its contradiction */
  gap: number
  /** how long the status of an order answers 502 */
  statusFault: number
  /** pauses before a notice that was not taken is sent again; after the last it is given up */
  retries: readonly number[]
  /** an order that nobody paid is cancelled after this */
  orderLife: number
}

export const gatewayTimes: GatewayTimes = {
  slow: 20_000,
  late: 90_000,
  gap: 2_000,
  statusFault: 45_000,
  retries: [1_000, 5_000, 30_000, 120_000, 600_000],
  orderLife: 14 * 60_000,
}

/** One thing that follows a choice: the ledger's status changes, notices leave, or both. */
export interface Step {
  after: number
  status?: GatewayStatus
  notices?: readonly GatewayStatus[]
}

export interface BehaviourPlan {
  label: Bilingual
  steps: (times: GatewayTimes) => readonly Step[]
  /** the status call answers 502 for a while */
  statusFault?: true
}

const settled = (status: GatewayStatus): BehaviourPlan['steps'] => {
  const step: Step = { after: 0, status, notices: [status] }
  return () => [step]
}

export const behaviours = {
  success: { label: { zh: '繳費成功', pt: 'Pagamento efectuado' }, steps: settled('SUCCESS') },
  fail: { label: { zh: '繳費失敗', pt: 'Pagamento não efectuado' }, steps: settled('FAILED') },
  cancel: { label: { zh: '取消繳費', pt: 'Pagamento cancelado' }, steps: settled('CANCELLED') },
  notified: {
    label: { zh: '成功，狀態為“已通知”', pt: 'Efectuado, no estado «notificado»' },
    steps: settled('NOTIFIED'),
  },
  slow: {
    label: { zh: '遲緩：稍後才成功', pt: 'Demorado: só é efectuado mais tarde' },
    steps: (times) => [{ after: times.slow, status: 'SUCCESS', notices: ['SUCCESS'] }],
  },
  neverNotify: {
    label: { zh: '成功，但從不通知', pt: 'Efectuado, mas nunca notificado' },
    steps: () => [{ after: 0, status: 'SUCCESS' }],
  },
  notifyTwice: {
    label: { zh: '成功，通知兩次', pt: 'Efectuado, notificado duas vezes' },
    steps: () => [{ after: 0, status: 'SUCCESS', notices: ['SUCCESS', 'SUCCESS'] }],
  },
  notifyLate: {
    label: { zh: '成功，很遲才通知', pt: 'Efectuado, notificado tarde' },
    steps: (times) => [
      { after: 0, status: 'SUCCESS' },
      { after: times.late, notices: ['SUCCESS'] },
    ],
  },
  outOfOrder: {
    label: { zh: '成功，隨後收到較早的失敗通知', pt: 'Efectuado; depois chega o aviso antigo de falha' },
    steps: (times) => [
      { after: 0, status: 'SUCCESS', notices: ['SUCCESS'] },
      { after: times.gap, notices: ['FAILED'] },
    ],
  },
  failThenSuccess: {
    label: { zh: '先失敗，隨後成功', pt: 'Falha primeiro e é efectuado depois' },
    steps: (times) => [
      { after: 0, status: 'FAILED', notices: ['FAILED'] },
      { after: times.gap, status: 'SUCCESS', notices: ['SUCCESS'] },
    ],
  },
  status502: {
    label: { zh: '成功，但查詢狀態時回應 502', pt: 'Efectuado, mas a consulta do estado responde 502' },
    steps: settled('SUCCESS'),
    statusFault: true,
  },
} as const satisfies Record<string, BehaviourPlan>

export type GatewayBehaviour = keyof typeof behaviours
export const gatewayBehaviours = Object.keys(behaviours) as GatewayBehaviour[]
export const GatewayBehaviour = v.picklist(gatewayBehaviours)
