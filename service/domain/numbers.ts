/** Numbers for people: unique, readable aloud, and without access. The last digit catches a mistyped one. */
import { inMacao } from '#service/core/inMacao.ts'

/** The year in Macao, in which a number is given. */
export const yearOf = (now: Date) => inMacao(now).year

/** Check digit by Luhn over all digits. */
function checkDigit(digits: string): number {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return (10 - (sum % 10)) % 10
}

const numbered = (letter: string, year: number, counter: number) => {
  const digits = `${year}${String(counter).padStart(6, '0')}`
  return `${letter}${digits.slice(0, 4)}-${digits.slice(4)}-${checkDigit(digits)}`
}

/** `C2026-000123-4`, a candidature */
export const applicationNumber = (year: number, counter: number) => numbered('C', year, counter)
/** `A2026-000123-4`, what was handed in once */
export const submissionNumber = (year: number, counter: number) => numbered('A', year, counter)
/** `R2026-000123-4` */
export const receiptNumber = (year: number, counter: number) => numbered('R', year, counter)
