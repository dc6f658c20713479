import { chakra } from '@chakra-ui/react/styled-system'
import { type MouseEvent, useRef } from 'react'
import { type DateKind, type DatePart, datePartsOf } from '#contract/rules/plainDateParts.ts'
import { datePartsIn } from '#src/i18n/dateParts.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { control } from '#src/ui/control.ts'
import { FieldNotes, type FieldWords, OptionalMark } from '#src/ui/FieldFrame.tsx'
import { type DateEvents, useDateParts } from '#src/ui/useDateParts.ts'

const Input = chakra('input', control)

export interface DateFieldProps extends FieldWords, DateEvents {
  name: string
  /** a month without a day: `month` */
  kind?: DateKind
  /** the parts that the error is about; without them it is about all */
  wrong?: readonly DatePart[] | undefined
}

const widths: Record<DatePart, string> = { year: '5.5rem', month: '4rem', day: '4rem' }

/** A press on a label leads from part to part: on its way the focus must not leave the group. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * A plain date in separate fields, in the order of the language. Uncontrolled, as TextField: give it `{...register('date')}`,
 * or a ref to read its value from. It has the id `name`; an error summary leads to the part that is wrong.
 *
 * An error doesn't appear or change while its date is being typed; it goes as soon as the date is right.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optional, name, kind = 'date', wrong } = props
  const text = useText()
  const language = useLanguage()
  const parts = useDateParts(name, kind, props)
  const shown = useRef({ error, wrong, language })
  const isInOtherWords = shown.current.error !== undefined && shown.current.language !== language
  if (!parts.isTyping || !error || isInOtherWords) shown.current = { error, wrong, language }
  const { error: message, wrong: atFault = datePartsOf[kind] } = shown.current
  const errorId = message && `${name}-error`
  return (
    <chakra.fieldset
      id={name}
      minW="0"
      onBlur={parts.onBlur}
      aria-describedby={[hint && `${name}-hint`, errorId].filter(Boolean).join(' ') || undefined}
    >
      <chakra.legend textStyle="label" mb="1" p="0">
        {label}
        {optional && <OptionalMark />}
      </chakra.legend>
      <FieldNotes id={name} hint={hint} error={message} />
      <chakra.div display="flex" gap="3">
        {datePartsIn(language, kind).map((part) => {
          const id = `${name}-${part}`
          const isWrong = message !== undefined && (atFault as readonly DatePart[]).includes(part)
          return (
            <chakra.div key={part} w={widths[part]}>
              <chakra.label htmlFor={id} display="block" textStyle="sm" mb="1" onMouseDown={keepFocus}>
                {text(`date.${part}`)}
              </chakra.label>
              <Input
                ref={parts.take(part)}
                id={id}
                name={id}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                aria-required={optional ? undefined : true}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? errorId : undefined}
                onChange={({ nativeEvent }) =>
                  parts.onInput(part, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
                }
                onPaste={(event) => parts.onPaste(part, event)}
              />
            </chakra.div>
          )
        })}
      </chakra.div>
    </chakra.fieldset>
  )
}
