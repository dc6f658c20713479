import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { errorCodes, statusOfCode } from '#contract/errorCodes.ts'
import { readCatalogues } from '#scripts/texts.ts'
import type { Failure } from '#src/api/failure.ts'
import { eligibilityText, failureText, shownOf } from '#src/api/failureText.ts'

const catalogues = readCatalogues(fileURLToPath(new URL('../..', import.meta.url)))
/** Texts that are always loaded: a failure can be shown on any screen. */
const zh = catalogues['zh-TW'].core ?? {}
const pt = catalogues.pt.core ?? {}

const http = (status: number, code?: (typeof errorCodes)[number]): Failure => ({
  kind: 'http',
  status,
  ...(code ? { code } : {}),
  message: '',
  data: null,
})
const sentence = (id: string | null) => (id === null ? null : [zh[id], pt[id]])

const stage = [
  '報考階段已變更，請返回開考列表重新進入。',
  'A fase da candidatura foi alterada. Volte à lista de concursos e entre novamente.',
]
const signPdf = ['電子簽署失敗，請重試。', 'A assinatura electrónica falhou. Tente novamente.']
const paymentFailed = [
  '繳費失敗，請重新繳費。',
  'O pagamento não foi efectuado. Efectue novamente o pagamento.',
]
const service = ['系統繁忙，請稍後再試。', 'O sistema está ocupado. Tente mais tarde.']

test.each([
  ['STAGE_ERROR', stage],
  ['ENTITY_INFO_IS_NOT_ACTIVE', stage],
  ['CAREER_OR_OFFICIAL_TYPE_IS_NOT_ACTIVE', stage],
  ['SIGN_PDF_ERROR', signPdf],
  ['RESUME_NOT_EXIST', signPdf],
  ['REGISTRATION_NOT_EXIST', signPdf],
  ['RESUME_FILE_NOT_FOUND', signPdf],
  ['RESUME_FILE_READING_ERROR', signPdf],
  ['HAS_NOT_ESIGN', paymentFailed],
  ['USER_DISMATCH_NAME_LIST', paymentFailed],
  ['APPLICATION_FREE', paymentFailed],
  ['PAYMENT_STATUS_SUCCESS', paymentFailed],
  ['TIME_OUT', paymentFailed],
  ['SUPPLEMENT_TIME_OUT', paymentFailed],
  ['PAYMENT_STATUS_STARTED', paymentFailed],
  ['START_PAY_ERROR', paymentFailed],
  ['CREATE_APP_NO_ERROR', service],
  ['CREATE_SUBMISSION_NO_ERROR', service],
  ['DATA_INTEGRITY_VIOLATION', service],
  ['SERVICE_ERROR', service],
  [
    'APP_IS_NOT_BELONG_TO_USER',
    [
      '此項報考不屬於閣下，未能查閱。',
      'Esta candidatura não lhe pertence, pelo que não pode ser consultada.',
    ],
  ],
  [
    'DOC_NUM_MORE_THAN_150',
    [
      '個人文件庫最多可存放150份文件，請先刪除不需要的文件。',
      'O arquivo de documentos pessoais admite, no máximo, 150 documentos. Elimine primeiro os que já não sejam necessários.',
    ],
  ],
  ['AUTH_ERROR', ['身份驗證失敗，請重試。', 'A verificação da identidade falhou. Tente novamente.']],
  [
    'ACTIVE_PAYMENT_AMOUNT_NOT_EXIST',
    [
      '未能取得應繳金額，請聯絡行政公職局。',
      'Não foi possível obter o montante a pagar. Contacte a Direcção dos Serviços de Administração e Função Pública.',
    ],
  ],
  [
    'PAYMENT_CHANNEL_NOT_ACTIVE',
    [
      '此繳費方式現時未能使用，請選擇其他繳費方式。',
      'Este meio de pagamento não está disponível de momento. Escolha outro.',
    ],
  ],
  [
    'VERSION_CONFLICT',
    [
      '資料已在其他視窗更新，本頁的內容未有儲存。',
      'Os dados foram alterados noutra janela e o conteúdo desta página não foi guardado.',
    ],
  ],
  [
    'FILE_NOT_ACCEPTED',
    [
      '檔案的格式或內容不符，只接受PDF或JPG格式。',
      'O formato ou o conteúdo do ficheiro não é aceite. Só são aceites ficheiros PDF ou JPG.',
    ],
  ],
] as const)('%s as the service sends it', (code, wanted) => {
  expect(sentence(failureText(http(statusOfCode(code), code)))).toEqual(wanted)
})

test.each([
  [
    '400',
    http(400),
    ['提交的資料有誤，請檢查後再試。', 'Os dados enviados contêm erros. Verifique e tente novamente.'],
  ],
  [
    '400 with the fields named',
    http(400, 'INPUT_NOT_VALID'),
    ['提交的資料有誤，請檢查後再試。', 'Os dados enviados contêm erros. Verifique e tente novamente.'],
  ],
  ['401', http(401, 'UNAUTHORIZED'), null],
  ['403', http(403), null],
  [
    '404',
    http(404, 'NOT_FOUND'),
    [
      '未能連接伺服器，請稍後再試。',
      'Não foi possível estabelecer ligação com o servidor. Tente mais tarde.',
    ],
  ],
  ['409 without a known code', http(409), service],
  ['413 of a proxy', http(413), ['檔案超過5 MB上限。', 'O ficheiro excede o limite de 5 MB.']],
  [
    '429',
    http(429, 'TOO_MANY_REQUESTS'),
    ['操作過於頻繁，請稍候片刻再試。', 'Demasiados pedidos. Aguarde um momento e tente novamente.'],
  ],
  ['500 without a known code', http(500), service],
  ['502 of a proxy', http(502), service],
  ['503 with a code of ours', http(503, 'STAGE_ERROR'), service],
  [
    'no answer',
    { kind: 'network' },
    ['網絡連線異常，請檢查網絡後再試。', 'Falha de ligação à rede. Verifique a ligação e tente novamente.'],
  ],
  [
    'no answer in time',
    { kind: 'timeout' },
    ['系統回應逾時，請稍後再試。', 'O sistema não respondeu dentro do tempo previsto. Tente mais tarde.'],
  ],
  ['an answer of another shape', { kind: 'malformed' }, ['資料錯誤', 'Erro de dados']],
  ['given up by ourselves', { kind: 'aborted' }, null],
] as [string, Failure, readonly string[] | null][])('%s', (_, failure, wanted) => {
  expect(sentence(failureText(failure))).toEqual(wanted)
})

test('every code has a sentence in both languages, among the texts that are always there', () => {
  const without = errorCodes.filter((code) => {
    const shown = [failureText(http(409, code)), eligibilityText(code)]
    return shown.some((id) => id === null || !zh[id] || !pt[id])
  })
  expect(without).toEqual([])
})

test.each([
  ['TIME_OUT', '報考期已於最後一日辦公時間結束時屆滿，未能繼續報考。'],
  ['USER_DISMATCH_NAME_LIST', '閣下並非本開考的有條件限制准考人，沒有須補交的文件。'],
  ['USER_AGE_DISMATCH', '投考人於報考期屆滿日須年滿18歲且未達65歲。閣下不符合年齡要件，未能報考。'],
  ['STAGE_ERROR', '報考階段已變更，請返回開考列表重新進入。'],
] as const)('the tips card says of %s', (code, words) => {
  expect(zh[eligibilityText(code)]).toBe(words)
})

const network = { kind: 'text', id: 'client.network_error' }
test.each([
  ['a string', '系統升級中', { kind: 'words', words: '系統升級中' }],
  ['a failure', http(409, 'STAGE_ERROR'), { kind: 'text', id: 'error.stage' }],
  ['a refusal that is shown elsewhere', http(401), { kind: 'nothing' }],
  ['an old missing answer', new TypeError("Cannot read property 'data' of undefined"), network],
  ['a new missing answer', new TypeError("Cannot read properties of undefined (reading 'data')"), network],
  ['another message', new Error('磁碟已滿'), { kind: 'words', words: '磁碟已滿' }],
  ['nothing at all', undefined, network],
  ['an object that says nothing', {}, network],
])('the common handler shows of %s', (_, thrown, shown) => {
  expect(shownOf(thrown)).toEqual(shown)
})
