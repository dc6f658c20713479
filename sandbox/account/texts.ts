import type { Bilingual } from '#sandbox/kit/party.ts'

/** The single account's own words. */
export const accountTexts = {
  party: { zh: '“一戶通”（模擬）', pt: 'Conta Única de Macau (simulada)' },
  government: {
    zh: '澳門特別行政區政府入口網站（模擬）',
    pt: 'Portal do Governo da RAEM (simulado)',
  },
  title: { zh: '選擇以誰的身份登入', pt: 'Escolha com que identidade inicia sessão' },
  hint: {
    zh: '以下人物均屬虛構，不需要密碼。',
    pt: 'As pessoas seguintes são fictícias; não é necessária palavra-passe.',
  },
  card: { zh: '身份證編號', pt: 'N.º do BIR' },
  born: { zh: '出生日期', pt: 'Data de nascimento' },
  cancel: { zh: '取消登入', pt: 'Cancelar' },
  refused: { zh: '無法登入', pt: 'Não é possível iniciar sessão' },
  unknownClient: {
    zh: '要求登入的系統或其返回地址未在此登記。請關閉本頁，然後從原來的系統重新登入。',
    pt: 'O sistema que pediu o início de sessão, ou o seu endereço de retorno, não está registado. Feche esta página e inicie sessão novamente a partir do sistema de origem.',
  },
  unknownPerson: {
    zh: '沒有這個人物。請返回上一頁再選擇。',
    pt: 'Esta pessoa não existe. Volte atrás e escolha novamente.',
  },
  signedOut: { zh: '已登出', pt: 'Sessão terminada' },
  signedOutHint: { zh: '閣下已登出。可關閉本頁。', pt: 'A sessão terminou. Pode fechar esta página.' },
} as const satisfies Record<string, Bilingual>
