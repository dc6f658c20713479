import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { type DateIssue, dateIssues, partsAtFault } from '#contract/rules/plainDateParts.ts'
import { dateIssueText } from '#src/i18n/dateParts.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx'
import { keepComposing } from '#src/ui/endsComposition.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PrimaryAction } from '#src/ui/PrimaryAction.tsx'
import type { DateHandle } from '#src/ui/useDateParts.ts'

interface SevenYearFormProps {
  busy: boolean
  /** gives what was typed before the page was loaded anew */
  kept: () => string
  onType: (date: string) => void
  onSubmit: (date: string) => void
  onHome: () => void
}

const name = 'sevenYearDate'

/** @returns null where the date can be sent */
function problemOf(date: string): 'required' | readonly DateIssue[] | null {
  if (date === '') return 'required'
  const issues = dateIssues(date, 'date')
  return issues.length > 0 ? issues : null
}

/** Asks a non-permanent resident for the date of seven years of residence (section 5). */
export function SevenYearForm({ busy, kept, onType, onSubmit, onHome }: SevenYearFormProps) {
  const text = useText()
  const language = useLanguage()
  const date = useRef<DateHandle>(null)
  const [attempt, setAttempt] = useState(0)
  const [begun] = useState(kept)
  const [problem, setProblem] = useState(() => (begun === '' ? null : problemOf(begun)))
  useLayoutEffect(() => {
    if (date.current) date.current.value = begun
  }, [begun])
  const error =
    problem &&
    (problem === 'required'
      ? text('eligibility.seven_year_required')
      : dateIssueText(text, language, problem))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!date.current || busy) return
    const { value } = date.current
    const found = problemOf(value)
    setProblem(found)
    if (found) setAttempt((count) => count + 1)
    else onSubmit(value)
  }

  return (
    <chakra.form noValidate onSubmit={submit} onKeyDown={keepComposing} display="grid" gap="6">
      {error && attempt > 0 && <ErrorSummary attempt={attempt} errors={[{ id: name, message: error }]} />}
      <Notice status="info">{text('eligibility.SEVEN_YEAR_DATE_MUST_NOT_NULL')}</Notice>
      <DateField
        ref={date}
        name={name}
        label={text('eligibility.seven_year_title')}
        hint={text('eligibility.seven_year_help')}
        error={error ?? undefined}
        wrong={typeof problem === 'object' && problem ? partsAtFault(problem) : undefined}
        onChange={({ target }) => {
          onType(target.value)
          if (problem) setProblem(problemOf(target.value))
        }}
      />
      <PrimaryAction busy={busy} aside={<LinkButton onPress={onHome}>{text('common.back_home')}</LinkButton>}>
        {text('common.continue')}
      </PrimaryAction>
    </chakra.form>
  )
}
