/**
 * The made-up people of a rehearsal: one for each situation that the service decides differently. The sandbox's
 * parties answer as these rows say; the service seeds what `example` says. Their card numbers begin with 9, which
 * no issued card does.
 */
import type { DocumentCategory, Stage } from '#contract/enums.ts'
import { type ExampleExamCode, lastDayOf } from '#contract/external/exampleExams.ts'
import type { Admission, Personnel } from '#contract/external/registers.ts'
import type { Identity } from '#contract/external/singleAccount.ts'
import { addDays } from '#contract/rules/macaoDate.ts'

/** A day counted from the last day of an example exam's application period: years back, then days forward. */
export interface RelativeDay {
  lastDayOf: ExampleExamCode
  minusYears: number
  plusDays: number
}

/** What an installation with examples already holds of a person. */
export interface PersonaExample {
  /** an application begun at a counter (channel FRONT) and left at this stage */
  counterApplication: { examCode: ExampleExamCode; stage: Stage } | null
  /** exams with an application that has ended, paid by GOV_PAY */
  endedApplications: readonly ExampleExamCode[]
  /** documents in the personal library; with `nameMismatch` the diplomas are in a former name */
  library: { documents: number; nameMismatch: boolean }
}

export interface Persona {
  /** stable; also the subject of the identity claims */
  id: string
  title: { zh: string; pt: string }
  identity: Omit<Identity, 'subject' | 'birthday' | 'sevenYearDate'>
  birthday: string | RelativeDay
  sevenYearDate: RelativeDay | null
  personnel: Personnel
  hardship: boolean
  /** the board's list by exam; an exam without an entry doesn't list the person */
  admission: Readonly<Partial<Record<ExampleExamCode, Omit<Admission, 'listed'>>>>
  example: PersonaExample
}

/** The exam on which ages and residence dates of personas are exact. */
const measured: ExampleExamCode = 'CAI-COM-LIC-01'
/** The exam whose supplement round is open. */
const supplemented: ExampleExamCode = 'CAI-COM-DAB-01'

const outside: Personnel = {
  applicantStatus: 'G',
  department: null,
  contractType: null,
  careerOrOfficialType: null,
  verification: 'OK',
}
const nothingYet: PersonaExample = {
  counterApplication: null,
  endedApplications: [],
  library: { documents: 0, nameMismatch: false },
}
const owing = (documents: readonly DocumentCategory[], payment: boolean) => ({
  admission: { [supplemented]: { documents: [...documents], payment } },
  example: { ...nothingYet, endedApplications: [supplemented] },
})
/** `years` completed exactly on the last day; one day later, a year less. */
const ageOnLastDay = (years: number, daysLater: 0 | 1): RelativeDay => ({
  lastDayOf: measured,
  minusYears: years,
  plusDays: daysLater,
})

type Claims = Partial<Omit<Persona['identity'], 'nameCn' | 'namePt' | 'identityNo'>>
const claims = (identityNo: string, nameCn: string, namePt: string, more: Claims = {}) => ({
  nameCn,
  namePt,
  identityNo,
  identityType: 'BIRP',
  residence: 'PERMANENT' as const,
  mobile: '+853 6620 0000',
  email: 'candidato@example.mo',
  address: '澳門示範街1號示範大廈2樓A',
  preferredLanguage: 'ZH_TW' as const,
  ...more,
})

type Given = Pick<Persona, 'title' | 'identity'> & Partial<Omit<Persona, 'id'>>
const persona = (id: string, given: Given): Persona => ({
  id,
  birthday: '1992-05-14',
  sevenYearDate: null,
  personnel: outside,
  hardship: false,
  admission: {},
  example: nothingYet,
  ...given,
})

const servant = (
  applicantStatus: Personnel['applicantStatus'],
  department: string,
  contractType: NonNullable<Personnel['contractType']>,
  careerOrOfficialType: number,
): Personnel => ({ applicantStatus, department, contractType, careerOrOfficialType, verification: 'OK' })

export const personas: readonly Persona[] = [
  persona('permanent', {
    title: { zh: '永久性居民', pt: 'Residente permanente' },
    identity: claims('90000010', '陳示範', 'CHAN, SI FAN'),
  }),
  persona('no-resident', {
    title: { zh: '非居民', pt: 'Não residente' },
    identity: claims('90000028', '', "O'NEILL-SANT'ANA, ÓSCAR", {
      identityType: 'PASS',
      residence: 'NONE',
      preferredLanguage: 'PT',
    }),
  }),
  persona('status-mismatch', {
    title: { zh: '投考人身份與公共部門資料不符', pt: 'Situação que não corresponde aos dados dos serviços' },
    identity: claims('90000036', '歐陽試言', 'AO IEONG, SI IN'),
    personnel: { ...outside, verification: 'STATUS_MISMATCH' },
  }),
  persona('data-mismatch', {
    title: { zh: '申報資料與公共部門資料不符', pt: 'Dados que não correspondem aos dos serviços' },
    identity: claims('90000044', '李例子', 'LEI, LAI CHI'),
    personnel: { ...outside, verification: 'DATA_MISMATCH' },
  }),
  persona('counter', {
    title: { zh: '已在櫃檯開始報考', pt: 'Candidatura iniciada ao balcão' },
    identity: claims('90000051', '黃櫃', 'WONG, KUAI'),
    example: { ...nothingYet, counterApplication: { examCode: measured, stage: 'UPLOADING' } },
  }),
  persona('non-permanent-dated', {
    title: { zh: '非永久性居民，已知滿七年日期', pt: 'Residente não permanente, com data dos sete anos' },
    identity: claims('90000069', '𡃁試', 'LENG, SI', { identityType: 'BIRNP', residence: 'NON_PERMANENT' }),
    sevenYearDate: { lastDayOf: measured, minusYears: 0, plusDays: -3 },
  }),
  persona('non-permanent', {
    title: { zh: '非永久性居民，沒有滿七年日期', pt: 'Residente não permanente, sem data dos sete anos' },
    identity: claims('90000077', '', 'D’ASSUNÇÃO E SILVA, MARIA DE FÁTIMA', {
      identityType: 'BIRNP',
      residence: 'NON_PERMANENT',
      preferredLanguage: 'PT',
    }),
  }),
  persona('age-17', {
    title: { zh: '截止日翌日才滿18歲', pt: 'Completa 18 anos no dia seguinte ao termo' },
    identity: claims('90000085', '梁未成', 'LEONG, MEI SENG'),
    birthday: ageOnLastDay(18, 1),
  }),
  persona('age-18', {
    title: { zh: '截止日當天滿18歲', pt: 'Completa 18 anos no dia do termo' },
    identity: claims('90000093', '何剛好', 'HO, KONG HOU'),
    birthday: ageOnLastDay(18, 0),
  }),
  persona('age-64', {
    title: { zh: '截止日翌日才滿65歲', pt: 'Completa 65 anos no dia seguinte ao termo' },
    identity: claims('90000101', '馮尚可', 'FONG, SEONG HO'),
    birthday: ageOnLastDay(65, 1),
  }),
  persona('age-65', {
    title: { zh: '截止日當天滿65歲', pt: 'Completa 65 anos no dia do termo' },
    identity: claims('90000119', '鄭已過', 'CHEANG, I KUO'),
    birthday: ageOnLastDay(65, 0),
  }),
  persona('servant-a', {
    title: { zh: '公務人員A：委任', pt: 'Trabalhador da função pública A: nomeação' },
    identity: claims('90000127', '龍䶮靐', 'LONG, IM PENG'),
    personnel: servant('A', 'SAFP', 'APPOINT', 1),
  }),
  persona('servant-b', {
    title: { zh: '公務人員B：定期委任', pt: 'Trabalhador da função pública B: comissão de serviço' },
    identity: claims('90000135', '', 'DA COSTA-NG, JOSÉ LUÍS', { preferredLanguage: 'PT' }),
    personnel: servant('B', 'DSI', 'APPOINT', 3),
  }),
  persona('servant-c', {
    title: { zh: '公務人員C：行政任用合同', pt: 'Trabalhador da função pública C: contrato administrativo' },
    identity: claims('90000143', '吳合同', 'NG, HAP TONG'),
    personnel: servant('C', 'DSF', 'ADMIN', 4),
  }),
  persona('servant-d', {
    title: {
      zh: '公務人員D：個人勞動合同',
      pt: 'Trabalhador da função pública D: contrato individual de trabalho',
    },
    identity: claims('90000150', '𠝹勞', 'IM, LOU'),
    personnel: servant('D', 'IAM', 'PERSON1', 4),
  }),
  persona('servant-e', {
    title: { zh: '公務人員E：專有人員通則', pt: 'Trabalhador da função pública E: estatuto privativo' },
    identity: claims('90000168', '蘇專', 'SOU, CHUN'),
    personnel: servant('E', 'AMCM', 'PERSON2', 3),
  }),
  persona('linked-f', {
    title: { zh: '身份F，自行申報與公共部門有聯繫', pt: 'Situação F, declara vínculo a serviço público' },
    identity: claims('90000176', '袁聯', 'IUN, LUN'),
    personnel: { ...outside, applicantStatus: 'F' },
  }),
  persona('conditional-files', {
    title: { zh: '有條件限制准考：補交文件', pt: 'Admissão condicional: faltam documentos' },
    identity: claims('90000184', '譚補件', 'TAM, POU KIN'),
    ...owing(['HA_E', 'OUTROS'], false),
  }),
  persona('conditional-payment', {
    title: { zh: '有條件限制准考：補繳報考費', pt: 'Admissão condicional: falta o pagamento' },
    identity: claims('90000192', '曾補費', 'CHANG, POU FAI'),
    ...owing([], true),
  }),
  persona('conditional-both', {
    title: {
      zh: '有條件限制准考：補交文件及報考費',
      pt: 'Admissão condicional: faltam documentos e pagamento',
    },
    identity: claims('90000200', '許兩補', 'HOI, LEONG POU'),
    ...owing(['ID', 'HA_E'], true),
  }),
  persona('admitted', {
    title: { zh: '已獲准考，無須補交', pt: 'Candidato admitido, nada a suprir' },
    identity: claims('90000218', '關准考', 'KUAN, CHON HAO'),
    example: { ...nothingYet, endedApplications: [supplemented] },
  }),
  persona('hardship', {
    title: { zh: '經濟困難，已獲證明', pt: 'Dificuldade económica certificada' },
    identity: claims('90000226', '盧豁免', 'LOU, KUT MIN'),
    hardship: true,
  }),
  persona('name-mismatch', {
    title: { zh: '學歷文件上為舊姓名', pt: 'Habilitações com nome anterior' },
    identity: claims('90000234', '𪜀妹', 'LAO, MUI'),
    example: { ...nothingYet, library: { documents: 3, nameMismatch: true } },
  }),
  persona('full-library', {
    title: { zh: '個人文件庫已有150份文件', pt: 'Arquivo com 150 documentos' },
    identity: claims('90000242', '庫滿', 'FU, MUN'),
    example: { ...nothingYet, library: { documents: 150, nameMismatch: false } },
  }),
]

/** The same day so many years earlier; 29 February becomes the 28th, so that the years are completed by that day. */
function yearsBefore(day: string, years: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const exists = new Date(Date.UTC(year - years, month - 1, date)).getUTCMonth() === month - 1
  return `${String(year - years).padStart(4, '0')}${exists ? day.slice(4) : '-02-28'}`
}

const resolve = (day: RelativeDay, installationDay: string): string =>
  addDays(yearsBefore(lastDayOf(day.lastDayOf, installationDay), day.minusYears), day.plusDays)

/** The claims that the single account gives of a persona, in an installation of that day (`yyyy-mm-dd`). */
export const identityOf = (of: Persona, installationDay: string): Identity => ({
  ...of.identity,
  subject: of.id,
  birthday: typeof of.birthday === 'string' ? of.birthday : resolve(of.birthday, installationDay),
  sevenYearDate: of.sevenYearDate && resolve(of.sevenYearDate, installationDay),
})
