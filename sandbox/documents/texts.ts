import type { DocumentCategory, DocumentType } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import type { Bilingual } from '#sandbox/kit/party.ts'

const megabytes = limits.fileSize / 1024 / 1024

/** The personal-document site's own words. */
export const libraryTexts = {
  party: { zh: '個人文件庫（模擬）', pt: 'Arquivo de documentos pessoais (simulado)' },
  title: { zh: '個人文件庫', pt: 'Arquivo de documentos pessoais' },
  intro: {
    zh: `在此存放報考所需的文件，最多${limits.libraryDocuments}份；報考時可從中選取。`,
    pt: `Guarde aqui os documentos necessários às candidaturas, até ${limits.libraryDocuments}; pode seleccioná-los ao candidatar-se.`,
  },
  noScript: { zh: '本頁需要啟用 JavaScript。', pt: 'Esta página necessita de JavaScript.' },
  signIn: { zh: '登入', pt: 'Iniciar sessão' },
  signOut: { zh: '登出', pt: 'Terminar sessão' },
  toApp: { zh: '前往報考', pt: 'Ir para as candidaturas' },
  signedInAs: { zh: '登入者', pt: 'Sessão de' },
  signingIn: { zh: '正在登入，請稍候。', pt: 'A iniciar sessão. Aguarde, por favor.' },
  signInFailed: { zh: '未能登入，請重試。', pt: 'Não foi possível iniciar sessão. Tente novamente.' },
  expired: { zh: '登入已逾時，請重新登入。', pt: 'A sessão expirou. Inicie sessão novamente.' },
  loading: { zh: '正在載入文件…', pt: 'A carregar os documentos…' },
  loadFailed: { zh: '未能載入文件。', pt: 'Não foi possível carregar os documentos.' },
  again: { zh: '重試', pt: 'Tentar novamente' },
  count: { zh: '文件數目', pt: 'Documentos' },
  empty: {
    zh: '文件庫內沒有文件。請在上方加入第一份。',
    pt: 'O arquivo está vazio. Acrescente acima o primeiro documento.',
  },
  add: { zh: '加入文件', pt: 'Acrescentar documento' },
  file: { zh: '檔案', pt: 'Ficheiro' },
  fileHint: { zh: `PDF 或 JPG，最大 ${megabytes} MB`, pt: `PDF ou JPG, no máximo ${megabytes} MB` },
  category: { zh: '文件分類', pt: 'Categoria do documento' },
  kind: { zh: '文件類別（可不填）', pt: 'Tipo de documento (facultativo)' },
  noKind: { zh: '不指明', pt: 'Sem indicação' },
  description: { zh: '文件說明（可不填）', pt: 'Descrição do documento (facultativo)' },
  mismatch: { zh: '文件上的資料與身份證不符', pt: 'Dados do documento que não coincidem com o BIR' },
  nameNon: { zh: '姓名不符', pt: 'Nome não coincidente' },
  birthdayNon: { zh: '出生日期不符', pt: 'Data de nascimento não coincidente' },
  idNon: { zh: '身份證編號不符', pt: 'N.º do bilhete de identidade não coincidente' },
  upload: { zh: '上載', pt: 'Carregar' },
  uploading: { zh: '正在上載', pt: 'A carregar' },
  uploaded: { zh: '已加入', pt: 'Acrescentado' },
  cancel: { zh: '取消', pt: 'Cancelar' },
  download: { zh: '下載', pt: 'Descarregar' },
  remove: { zh: '刪除', pt: 'Eliminar' },
  removeAsk: {
    zh: '確定刪除這份文件？已提交的報考不受影響。',
    pt: 'Eliminar este documento? As candidaturas já apresentadas não são afectadas.',
  },
  removed: { zh: '已刪除', pt: 'Eliminado' },
  chooseFile: { zh: '請選擇檔案。', pt: 'Escolha um ficheiro.' },
  FILE_NOT_ACCEPTED: {
    zh: '這個檔案不是可用的 PDF 或 JPG。',
    pt: 'O ficheiro não é um PDF ou JPG que possa ser aceite.',
  },
  FILE_TOO_LARGE: { zh: `檔案大於 ${megabytes} MB。`, pt: `O ficheiro excede ${megabytes} MB.` },
  DOC_NUM_MORE_THAN_150: {
    zh: `文件庫已有${limits.libraryDocuments}份文件。請先刪除不再需要的。`,
    pt: `O arquivo já tem ${limits.libraryDocuments} documentos. Elimine primeiro os que já não são necessários.`,
  },
  failed: { zh: '未能完成，請稍後再試。', pt: 'Não foi possível concluir. Tente mais tarde.' },
  offline: { zh: '無法連接，請檢查網絡。', pt: 'Sem ligação. Verifique a rede.' },
} as const satisfies Record<string, Bilingual>

export const categoryNames: Record<DocumentCategory, Bilingual> = {
  ID: { zh: '身份證明文件', pt: 'Documento de identificação' },
  HA_E: { zh: '學歷證明文件', pt: 'Habilitações académicas' },
  RG: { zh: '個人資料紀錄', pt: 'Registo biográfico' },
  EP: { zh: '工作經驗證明文件', pt: 'Experiência profissional' },
  HP: { zh: '專業資格證明文件', pt: 'Habilitações profissionais' },
  FP: { zh: '職業培訓證明文件', pt: 'Formação profissional' },
  OUTROS: { zh: '其他文件', pt: 'Outros documentos' },
}

/** The finer kinds that a person may name. */
export const kindNames = {
  DIPLOMA: { zh: '畢業證書／學位證書', pt: 'Diploma' },
  ACADEMIC: { zh: '學歷證明書／成績表', pt: 'Certificado de habilitações / Certificado de notas' },
  HA_O: { zh: '其他學歷證明文件', pt: 'Documento comprovativo de outras habilitações académicas' },
  FORMER: {
    zh: '更改姓名或身份資料證明文件',
    pt: 'Documento comprovativo da alteração do nome ou dos dados de identificação',
  },
  DISABLED: { zh: '殘疾評估登記證', pt: 'Cartão de Registo de Avaliação da Deficiência' },
} as const satisfies Partial<Record<DocumentType, Bilingual>>
