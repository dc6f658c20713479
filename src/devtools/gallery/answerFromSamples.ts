import type { CareerRow, CodeTableRow, ReferenceRow } from '#contract/entities/referenceData.ts'
import { apiBase } from '#contract/limits.ts'

const rows = (code: string, nameTc: string, namePt: string, count: number): ReferenceRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `${code}${index + 1}`,
    nameTc: `${nameTc} ${index + 1}`,
    namePt: `${namePt} ${index + 1}`,
    order: index,
    active: true,
    level: index + 1,
  }))

const careers = rows('C', '職程', 'Carreira', 12).map(
  (row): CareerRow => ({
    ...row,
    type: 'CAREER',
    group: 'G',
    minEducationLevel: null,
    uniformRegime: true,
    statusCode: 'ACTIVE',
  }),
)
const languages = rows('L', '語言', 'Língua', 3).map(
  (row): CodeTableRow => ({ ...row, type: 'SPOKEN_LANGUAGE' }),
)

const answers: readonly (readonly [RegExp, unknown])[] = [
  [/career-officialType/, careers],
  [/education-level/, rows('E', '學歷', 'Habilitação', 6)],
  [/department\/search|entity-info\/search/, rows('D', '行政公職局', 'Direcção dos Serviços', 9_999)],
  [/SPOKEN_LANGUAGE/, languages],
]

/** Reference lists without a service; a call for anything else stays unanswered. */
export function answerFromSamples(): void {
  const real = window.fetch.bind(window)
  window.fetch = async (asked, init) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : String(asked), window.location.href)
    if (!pathname.startsWith(apiBase)) return real(asked, init)
    const rows = answers.find(([path]) => path.test(pathname))?.[1]
    if (rows === undefined) return new Promise<never>(() => {})
    const isPaged = /\/(?!career-officialType)[\w-]+\/search$/.test(pathname)
    return Response.json(isPaged ? { content: rows, page: 0, size: 0, totalElements: 0 } : rows)
  }
}
