import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { PlainDate } from '#contract/entities/primitives.ts'
import { useText } from '#src/i18n/useText.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PrimaryAction } from '#src/ui/PrimaryAction.tsx'
import { QuietLink } from '#src/ui/QuietLink.tsx'

interface SevenYearFormProps {
  busy: boolean
  onSubmit: (date: string) => void
  onHome: () => void
}

const name = 'sevenYearDate'

/** Asks a non-permanent resident for the date of seven years of residence (section 5). */
export function SevenYearForm({ busy, onSubmit, onHome }: SevenYearFormProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<'eligibility.seven_year_required' | 'common.date_invalid' | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const field = input.current
    if (!field || busy) return
    const half = field.value === '' && field.validity.badInput
    const wrong = half || (field.value !== '' && !v.is(PlainDate, field.value))
    const found = wrong
      ? 'common.date_invalid'
      : field.value === ''
        ? 'eligibility.seven_year_required'
        : null
    setError(found)
    if (found) setAttempt((count) => count + 1)
    else onSubmit(field.value)
  }

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="6">
      {error && <ErrorSummary attempt={attempt} errors={[{ id: name, message: text(error) }]} />}
      <Notice status="info">{text('eligibility.SEVEN_YEAR_DATE_MUST_NOT_NULL')}</Notice>
      <DateField
        ref={input}
        name={name}
        label={text('eligibility.seven_year_title')}
        hint={text('eligibility.seven_year_help')}
        error={error ? text(error) : undefined}
      />
      <PrimaryAction busy={busy} aside={<QuietLink onPress={onHome}>{text('common.back_home')}</QuietLink>}>
        {text('common.continue')}
      </PrimaryAction>
    </chakra.form>
  )
}
