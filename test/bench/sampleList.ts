import type { ListedExam } from '#contract/entities/exam.ts'
import { exampleExams } from '#contract/external/exampleExams.ts'

const day = 86_400_000

/** The example exams as the list's two calls answer them, with periods around `now` (milliseconds). */
export function sampleList(now: number, test: boolean): ListedExam[] {
  const at = (days: number) => new Date(now + days * day).toISOString()
  return exampleExams
    .filter((exam) => exam.test === test)
    .map(({ start, end, startSupplement, endSupplement, shows: _, ...exam }) => ({
      ...exam,
      urlTc: 'https://exams.example/zh-hant',
      urlPt: 'https://exams.example/pt-pt',
      startDate: at(start),
      endDate: at(end + 1),
      startSupplementDate: startSupplement === null ? null : at(startSupplement),
      endSupplementDate: endSupplement === null ? null : at(endSupplement + 1),
      applied: false,
      supplemented: false,
      application: null,
    }))
}
