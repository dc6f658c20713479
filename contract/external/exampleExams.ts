/**
 * The example exams of a rehearsal installation: one for each situation of the list. Their periods are calendar
 * days counted from the day of installation, so that they are always of today. Service and sandbox read the same
 * rows: the service seeds them, the sandbox computes birthdays and residence dates of personas from them.
 */
import { addDays } from '#contract/rules/macaoDate.ts'

/** Days counted from the installation day (0). Null: the exam has no supplement round. */
export interface ExampleExam {
  id: number
  code: string
  nameTc: string
  namePt: string
  educationLevelLevel: number
  kind: 'COMUM' | 'ESPECIAL'
  test: boolean
  resumeRequired: boolean
  start: number
  end: number
  startSupplement: number | null
  endSupplement: number | null
  /** what the row shows in the list */
  shows: 'TEST' | 'OPEN' | 'LAST_DAY' | 'SUPPLEMENT_OPEN' | 'CLOSED' | 'NOT_YET_OPEN'
}

export const exampleExams = [
  {
    id: 1,
    code: 'CAI-T-COM-01',
    nameTc: '測試：學士學位程度普通的綜合能力評估開考',
    namePt:
      'Teste: concurso de avaliação de competências integradas comum referente a habilitações académicas de licenciatura',
    educationLevelLevel: 5,
    kind: 'COMUM',
    test: true,
    resumeRequired: false,
    start: -30,
    end: 330,
    startSupplement: null,
    endSupplement: null,
    shows: 'TEST',
  },
  {
    id: 2,
    code: 'CAI-T-ESP-01',
    nameTc: '測試：高中畢業學歷程度特別的綜合能力評估開考',
    namePt:
      'Teste: concurso de avaliação de competências integradas especial referente a habilitações académicas de ensino secundário complementar',
    educationLevelLevel: 3,
    kind: 'ESPECIAL',
    test: true,
    resumeRequired: true,
    start: -30,
    end: 330,
    startSupplement: -30,
    endSupplement: 330,
    shows: 'TEST',
  },
  {
    id: 3,
    code: 'CAI-COM-LIC-01',
    nameTc: '學士學位程度綜合能力評估開考',
    namePt:
      'Concurso de avaliação de competências integradas referente a habilitações académicas de licenciatura',
    educationLevelLevel: 5,
    kind: 'COMUM',
    test: false,
    resumeRequired: false,
    start: -3,
    end: 8,
    startSupplement: 35,
    endSupplement: 48,
    shows: 'OPEN',
  },
  {
    id: 4,
    code: 'CAI-ESP-LIC-01',
    nameTc: '學士學位程度特別的綜合能力評估開考',
    namePt:
      'Concurso de avaliação de competências integradas especial referente a habilitações académicas de licenciatura',
    educationLevelLevel: 5,
    kind: 'ESPECIAL',
    test: false,
    resumeRequired: true,
    start: -5,
    end: 6,
    startSupplement: 35,
    endSupplement: 48,
    shows: 'OPEN',
  },
  {
    id: 5,
    code: 'CAI-COM-ESC-01',
    nameTc: '高中畢業學歷程度綜合能力評估開考',
    namePt:
      'Concurso de avaliação de competências integradas referente a habilitações académicas de ensino secundário complementar',
    educationLevelLevel: 3,
    kind: 'COMUM',
    test: false,
    resumeRequired: false,
    start: -11,
    end: 0,
    startSupplement: 30,
    endSupplement: 43,
    shows: 'LAST_DAY',
  },
  {
    id: 6,
    code: 'CAI-COM-DAB-01',
    nameTc: '副學士文憑及高等專科學位學歷程度綜合能力評估開考',
    namePt:
      'Concurso de avaliação de competências integradas referente a habilitações académicas de diploma de associado e bacharelato',
    educationLevelLevel: 4,
    kind: 'COMUM',
    test: false,
    resumeRequired: false,
    start: -45,
    end: -34,
    startSupplement: -4,
    endSupplement: 9,
    shows: 'SUPPLEMENT_OPEN',
  },
  {
    id: 7,
    code: 'CAI-COM-ESG-01',
    nameTc: '初中畢業學歷程度綜合能力評估開考',
    namePt:
      'Concurso de avaliação de competências integradas referente a habilitações académicas de ensino secundário geral',
    educationLevelLevel: 2,
    kind: 'COMUM',
    test: false,
    resumeRequired: false,
    start: -90,
    end: -79,
    startSupplement: -50,
    endSupplement: -37,
    shows: 'CLOSED',
  },
  {
    id: 8,
    code: 'CAI-ESP-EP-01',
    nameTc: '小學畢業學歷程度特別的綜合能力評估開考',
    namePt:
      'Concurso de avaliação de competências integradas especial referente a habilitações académicas de ensino primário',
    educationLevelLevel: 1,
    kind: 'ESPECIAL',
    test: false,
    resumeRequired: false,
    start: 10,
    end: 21,
    startSupplement: 50,
    endSupplement: 63,
    shows: 'NOT_YET_OPEN',
  },
] as const satisfies readonly ExampleExam[]

export type ExampleExamCode = (typeof exampleExams)[number]['code']

/** The same links on every example: the public exam site in each language. */
export const exampleExamLinks = {
  urlTc: 'https://exams.example/zh-hant',
  urlPt: 'https://exams.example/pt-pt',
} as const

/** Offices close earlier on Fridays; test exams, and a last day at the weekend, stay open till the evening. */
const openingTime = '09:00'
const closingTime = { mondayToThursday: '17:45', friday: '17:30', evening: '23:59' } as const

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const isWeekend = (day: string): boolean => weekday(day) === 0 || weekday(day) === 6
const nextWorkingDay = (day: string): string => (isWeekend(day) ? nextWorkingDay(addDays(day, 1)) : day)

const find = (code: ExampleExamCode): ExampleExam => {
  const exam = exampleExams.find((row) => row.code === code)
  if (!exam) throw new Error(`no example exam has the code ${code}`)
  return exam
}

/** A computed last day at the weekend moves to Monday, except where today must be the last day. */
const lastDayAt = (exam: ExampleExam, installationDay: string, offset: number): string => {
  const day = addDays(installationDay, offset)
  return exam.shows === 'LAST_DAY' && offset === exam.end ? day : nextWorkingDay(day)
}

/** Last day of the application period, `yyyy-mm-dd`: ages count on it. */
export const lastDayOf = (code: ExampleExamCode, installationDay: string): string =>
  lastDayAt(find(code), installationDay, find(code).end)

const closing = (exam: ExampleExam, day: string): string => {
  const time =
    exam.test || isWeekend(day)
      ? closingTime.evening
      : weekday(day) === 5
        ? closingTime.friday
        : closingTime.mondayToThursday
  return `${day}T${time}:00+08:00`
}

/** The four instants of an example exam's periods, with Macao's offset; ends are exclusive. */
export function periodsOf(code: ExampleExamCode, installationDay: string) {
  const exam = find(code)
  const opening = (offset: number) => `${addDays(installationDay, offset)}T${openingTime}:00+08:00`
  return {
    startDate: opening(exam.start),
    endDate: closing(exam, lastDayOf(code, installationDay)),
    startSupplementDate: exam.startSupplement === null ? null : opening(exam.startSupplement),
    endSupplementDate:
      exam.endSupplement === null
        ? null
        : closing(exam, lastDayAt(exam, installationDay, exam.endSupplement)),
  }
}
