/** Words on printed documents, in both languages. The service prints; it never reads the application's catalogues. */
import type {
  ApplicantStatus,
  CompanyType,
  ContractType,
  DocumentCategory,
  DocumentSource,
  ExamLanguage,
  InterfaceLanguage,
  PaymentChannel,
  SubmissionType,
} from '#contract/enums.ts'
import { macaoDateOf, macaoTimeOf } from '#contract/rules/macaoDate.ts'

export interface Labels {
  authority: string
  formTitle: string
  receiptTitle: Record<SubmissionType, string>
  testReceipt: string
  declaration: string
  conditional: string
  section: Record<
    'exam' | 'personal' | 'contact' | 'occupation' | 'language' | 'resume' | 'documents' | 'payment',
    string
  >
  resumeSection: Record<
    'education' | 'language' | 'working' | 'training' | 'remarkable' | 'project' | 'other',
    string
  >
  field: Record<FieldName, string>
  applicantStatus: Record<ApplicantStatus, string>
  contractType: Record<ContractType, string>
  companyType: Record<CompanyType, string>
  examLanguage: Record<ExamLanguage, string>
  languageLevel: Record<'A' | 'B' | 'C' | 'D', string>
  contractMode: Record<'F' | 'T' | 'P', string>
  remarkable: Record<'P' | 'C' | 'E' | 'A' | 'O', string>
  resumeLanguage: Record<'TC' | 'TS' | 'PT' | 'EN', string>
  category: Record<DocumentCategory | 'RECIBO', string>
  source: Record<DocumentSource, string>
  channel: Record<PaymentChannel, string>
  yes: string
  no: string
  toDate: string
  notHandedIn: string
  noFee: string
  /** patacas */
  money(amount: number): string
  date(plainDate: string): string
  month(plainMonth: string): string
  moment(instant: Date): string
  page(page: number, pages: number): string
}

type FieldName =
  | 'exam'
  | 'examCode'
  | 'submissionNo'
  | 'nameCn'
  | 'namePt'
  | 'identityNo'
  | 'birthday'
  | 'sevenYearDate'
  | 'contact'
  | 'email'
  | 'address'
  | 'applicantStatus'
  | 'civil'
  | 'department'
  | 'contractType'
  | 'career'
  | 'positionEducation'
  | 'companyType'
  | 'companyName'
  | 'companyPosition'
  | 'entity'
  | 'otherPositionCn'
  | 'otherPositionPt'
  | 'language'
  | 'resumeLanguage'
  | 'motherLanguage'
  | 'knownLanguage'
  | 'educationLevel'
  | 'school'
  | 'course'
  | 'period'
  | 'written'
  | 'spoken'
  | 'certificate'
  | 'occupation'
  | 'organisation'
  | 'contractMode'
  | 'jobDesc'
  | 'training'
  | 'organiser'
  | 'hours'
  | 'category'
  | 'description'
  | 'project'
  | 'function'
  | 'receiptNo'
  | 'issuedAt'
  | 'paymentType'
  | 'amount'
  | 'transactionNo'
  | 'contentHash'

const months = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
]
const parts = (plain: string) => plain.split('-').map(Number) as [number, number, number]
const monthName = (month: number) => months[month - 1] ?? ''

const chinese: Labels = {
  authority: '行政公職局',
  formTitle: '綜合能力評估開考報名表',
  receiptTitle: { apply: '報考收據', supplement: '補交收據' },
  testReceipt: '此收據由測試產生，不作報考證明。',
  declaration: '本人聲明所填報的資料及所提交的文件均屬真實。',
  conditional: '投考人知悉因未提交部分證明文件，可能被列為有條件限制的准考人。',
  section: {
    exam: '開考',
    personal: '個人資料',
    contact: '聯絡資料',
    occupation: '任職資料',
    language: '考試及通訊語言',
    resume: '履歷',
    documents: '文件',
    payment: '繳費',
  },
  resumeSection: {
    education: '學歷',
    language: '語言能力',
    working: '工作經驗',
    training: '培訓',
    remarkable: '突出表現',
    project: '項目經驗',
    other: '其他資料',
  },
  field: {
    exam: '開考名稱',
    examCode: '開考編號',
    submissionNo: '提交編號',
    nameCn: '中文姓名',
    namePt: '葡文姓名',
    identityNo: '澳門居民身份證編號',
    birthday: '出生日期',
    sevenYearDate: '在澳門通常居住連續滿七年之日',
    contact: '澳門聯絡電話',
    email: '電郵地址',
    address: '澳門地址',
    applicantStatus: '投考人身份狀況',
    civil: '是否與公共部門有聯繫',
    department: '所屬公共部門',
    contractType: '任用方式',
    career: '職程／官職',
    positionEducation: '職位所需學歷',
    companyType: '任職機構類別',
    companyName: '公司名稱',
    companyPosition: '職位名稱',
    entity: '機構',
    otherPositionCn: '其他職業（中文）',
    otherPositionPt: '其他職業（葡文）',
    language: '考試及通訊語言',
    resumeLanguage: '履歷語言',
    motherLanguage: '母語',
    knownLanguage: '語言',
    educationLevel: '學歷程度',
    school: '學校',
    course: '課程',
    period: '期間',
    written: '書寫程度',
    spoken: '會話程度',
    certificate: '持有證書',
    occupation: '職務',
    organisation: '任職機構',
    contractMode: '工作方式',
    jobDesc: '工作內容',
    training: '培訓課程名稱',
    organiser: '舉辦機構',
    hours: '時數',
    category: '類別',
    description: '內容',
    project: '項目名稱',
    function: '擔任職務',
    receiptNo: '收據編號',
    issuedAt: '發出時間',
    paymentType: '繳費方式',
    amount: '金額',
    transactionNo: '交易編號',
    contentHash: '提交內容的校驗碼（SHA-256）',
  },
  applicantStatus: {
    A: '以臨時或確定委任方式任用',
    B: '以定期委任方式任用',
    C: '以行政任用合同方式任用',
    D: '以個人勞動合同方式任用',
    E: '按專有人員通則任用',
    F: '曾與公共部門有聯繫，現已離職',
    G: '與公共部門沒有聯繫',
  },
  contractType: {
    APPOINT: '委任',
    ADMIN: '行政任用合同',
    PERSON1: '個人勞動合同（職程人員）',
    PERSON2: '個人勞動合同（其他）',
  },
  companyType: { 0: '公司', 1: '從列表選擇', 2: '其他' },
  examLanguage: { C: '中文', P: '葡文' },
  languageLevel: { A: '良好', B: '一般', C: '稍遜', D: '不懂' },
  contractMode: { F: '全職', T: '兼職', P: '實習' },
  remarkable: { P: '著作', C: '專利、版權或研究', E: '論文', A: '獎項', O: '其他' },
  resumeLanguage: { TC: '中文（繁體）', TS: '中文（簡體）', PT: '葡文', EN: '英文' },
  category: {
    ID: '身份證明文件',
    HA_E: '學歷證明文件',
    RG: '個人資料紀錄',
    EP: '工作經驗',
    HP: '專業資格',
    FP: '職業培訓',
    OUTROS: '其他文件',
    RECIBO: '收據',
  },
  source: {
    NOT: '不提交',
    DSI: '由身份證明局提供',
    PERSONAL: '已提交',
    DEPARTMENT: '存於所屬部門的個人檔案',
    ADMIN: '由典試委員會加入',
  },
  channel: {
    GOV_PAY: '政付通（GovPay）',
    VISA: 'VISA 信用卡',
    MASTERCARD: '萬事達卡',
    MPAY: '澳門錢包（MPay）',
    FREE: '豁免報考費',
  },
  yes: '是',
  no: '否',
  toDate: '至今',
  notHandedIn: '未填寫',
  noFee: '毋須繳費',
  money: (amount) => `澳門元${amount}元`,
  date(plainDate) {
    const [year, month, day] = parts(plainDate)
    return `${year}年${month}月${day}日`
  },
  month(plainMonth) {
    const [year, month] = parts(plainMonth)
    return `${year}年${month}月`
  },
  moment: (instant) => `${chinese.date(macaoDateOf(instant.getTime()))} ${macaoTimeOf(instant.getTime())}`,
  page: (page, pages) => `第${page}頁，共${pages}頁`,
}

const portuguese: Labels = {
  authority: 'Direcção dos Serviços de Administração e Função Pública',
  formTitle: 'Ficha de Inscrição em Concurso de Avaliação de Competências Integradas',
  receiptTitle: { apply: 'Recibo de candidatura', supplement: 'Recibo de suprimento' },
  testReceipt: 'Este recibo resulta de um teste e não serve de comprovativo de candidatura.',
  declaration: 'Declaro serem verdadeiros os dados prestados e os documentos apresentados.',
  conditional:
    'O candidato tem conhecimento de que, por não apresentar alguns documentos comprovativos, pode vir a ser admitido condicionalmente.',
  section: {
    exam: 'Concurso',
    personal: 'Dados pessoais',
    contact: 'Contactos',
    occupation: 'Situação profissional',
    language: 'Língua da prova e da correspondência',
    resume: 'Nota curricular',
    documents: 'Documentos',
    payment: 'Pagamento',
  },
  resumeSection: {
    education: 'Habilitações académicas',
    language: 'Conhecimentos linguísticos',
    working: 'Experiência profissional',
    training: 'Formação profissional',
    remarkable: 'Trabalhos e méritos relevantes',
    project: 'Participação em projectos',
    other: 'Outras informações',
  },
  field: {
    exam: 'Designação do concurso',
    examCode: 'N.º do concurso',
    submissionNo: 'N.º de apresentação',
    nameCn: 'Nome em chinês',
    namePt: 'Nome em português',
    identityNo: 'N.º do Bilhete de Identidade de Residente (BIR)',
    birthday: 'Data de nascimento',
    sevenYearDate: 'Data em que completa sete anos consecutivos de residência habitual em Macau',
    contact: 'Telefone de contacto em Macau',
    email: 'Correio electrónico',
    address: 'Morada em Macau',
    applicantStatus: 'Situação do candidato',
    civil: 'Vínculo aos serviços públicos',
    department: 'Serviço público a que pertence',
    contractType: 'Forma de provimento',
    career: 'Carreira / Cargo',
    positionEducation: 'Habilitações exigidas para o lugar',
    companyType: 'Tipo de entidade empregadora',
    companyName: 'Nome da empresa',
    companyPosition: 'Cargo na empresa',
    entity: 'Entidade',
    otherPositionCn: 'Outra ocupação (em chinês)',
    otherPositionPt: 'Outra ocupação (em português)',
    language: 'Língua da prova e da correspondência',
    resumeLanguage: 'Língua da nota curricular',
    motherLanguage: 'Língua materna',
    knownLanguage: 'Língua',
    educationLevel: 'Nível de habilitações académicas',
    school: 'Estabelecimento de ensino',
    course: 'Curso',
    period: 'Período',
    written: 'Nível de escrita',
    spoken: 'Nível de expressão oral',
    certificate: 'Possui certificado',
    occupation: 'Funções exercidas',
    organisation: 'Entidade empregadora',
    contractMode: 'Regime de trabalho',
    jobDesc: 'Descrição das funções',
    training: 'Designação da acção de formação',
    organiser: 'Entidade organizadora',
    hours: 'N.º de horas',
    category: 'Categoria',
    description: 'Descrição',
    project: 'Designação do projecto',
    function: 'Funções no projecto',
    receiptNo: 'N.º do recibo',
    issuedAt: 'Data e hora de emissão',
    paymentType: 'Meio de pagamento',
    amount: 'Montante',
    transactionNo: 'N.º da transacção',
    contentHash: 'Código de verificação do conteúdo (SHA-256)',
  },
  applicantStatus: {
    A: 'Provido por nomeação provisória ou definitiva',
    B: 'Provido em comissão de serviço',
    C: 'Provido por contrato administrativo de provimento',
    D: 'Provido por contrato individual de trabalho',
    E: 'Provido ao abrigo de estatuto privativo de pessoal',
    F: 'Antigo trabalhador dos serviços públicos, actualmente sem vínculo',
    G: 'Sem vínculo aos serviços públicos',
  },
  contractType: {
    APPOINT: 'Nomeação',
    ADMIN: 'Contrato administrativo de provimento',
    PERSON1: 'Contrato individual de trabalho (com carreira)',
    PERSON2: 'Contrato individual de trabalho (outros)',
  },
  companyType: { 0: 'Empresa', 1: 'Escolhida da lista', 2: 'Outro' },
  examLanguage: { C: 'Chinês', P: 'Português' },
  languageLevel: { A: 'Bom', B: 'Regular', C: 'Fraco', D: 'Nenhum' },
  contractMode: { F: 'Tempo inteiro', T: 'Tempo parcial', P: 'Estágio' },
  remarkable: {
    P: 'Publicação',
    C: 'Patente, direito de autor ou investigação',
    E: 'Artigo científico',
    A: 'Prémio',
    O: 'Outro',
  },
  resumeLanguage: { TC: 'Chinês (tradicional)', TS: 'Chinês (simplificado)', PT: 'Português', EN: 'Inglês' },
  category: {
    ID: 'Documento de identificação',
    HA_E: 'Habilitações académicas',
    RG: 'Registo biográfico',
    EP: 'Experiência profissional',
    HP: 'Habilitações profissionais',
    FP: 'Formação profissional',
    OUTROS: 'Outros documentos',
    RECIBO: 'Recibo',
  },
  source: {
    NOT: 'Não apresenta',
    DSI: 'Obtido junto da Direcção dos Serviços de Identificação',
    PERSONAL: 'Apresentado',
    DEPARTMENT: 'Arquivado no processo individual, no serviço a que pertence',
    ADMIN: 'Junto pelo júri',
  },
  channel: {
    GOV_PAY: 'GovPay',
    VISA: 'Cartão VISA',
    MASTERCARD: 'Cartão MasterCard',
    MPAY: 'MPay',
    FREE: 'Isenção da taxa de candidatura',
  },
  yes: 'Sim',
  no: 'Não',
  toDate: 'até à presente data',
  notHandedIn: 'Não preenchido',
  noFee: 'Sem taxa a pagar',
  money: (amount) => `${amount} patacas`,
  date(plainDate) {
    const [year, month, day] = parts(plainDate)
    return `${day} de ${monthName(month)} de ${year}`
  },
  month(plainMonth) {
    const [year, month] = parts(plainMonth)
    return `${monthName(month)} de ${year}`
  },
  moment: (instant) =>
    `${portuguese.date(macaoDateOf(instant.getTime()))}, ${macaoTimeOf(instant.getTime())} horas`,
  page: (page, pages) => `Página ${page} de ${pages}`,
}

export const labelsIn: Readonly<Record<InterfaceLanguage, Labels>> = { ZH_TW: chinese, PT: portuguese }
