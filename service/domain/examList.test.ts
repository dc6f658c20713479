import { expect, it } from 'vitest'
import { inListOrder, isListed } from '#service/domain/examList.ts'

const day = (text: string) => new Date(`${text}T09:00:00+08:00`)
const exam = (id: number, start: string, end: string, supplement: [string, string] | null = null) => ({
  id,
  startDate: day(start),
  endDate: day(end),
  startSupplementDate: supplement && day(supplement[0]),
  endSupplementDate: supplement && day(supplement[1]),
})
const now = day('2026-03-04')

it('open ones come first by their end, then supplements, then what comes, then what is over', () => {
  const exams = [
    exam(1, '2026-01-01', '2026-02-01'),
    exam(2, '2026-04-01', '2026-05-01'),
    exam(3, '2026-01-01', '2026-02-01', ['2026-03-01', '2026-03-10']),
    exam(4, '2026-03-01', '2026-03-20'),
    exam(5, '2026-03-01', '2026-03-10'),
    exam(6, '2026-03-01', '2026-03-10'),
  ]
  expect(inListOrder(exams, now).map(({ id }) => id)).toEqual([5, 6, 4, 3, 2, 1])
})

it.each([
  ['begins in 30 days', exam(1, '2026-04-03', '2026-05-01'), true],
  ['begins in 31 days', exam(1, '2026-04-04', '2026-05-01'), false],
  ['ended 179 days ago', exam(1, '2025-08-01', '2025-09-06'), true],
  ['ended 180 days ago', exam(1, '2025-08-01', '2025-09-05'), false],
  ['had its supplements lately', exam(1, '2025-01-01', '2025-02-01', ['2025-12-01', '2025-12-10']), true],
])('an exam that %s', (_, one, is) => {
  expect(isListed(one, now)).toBe(is)
})
