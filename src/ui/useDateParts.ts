import { type ClipboardEvent, type FocusEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import {
  type DateKind,
  type DatePart,
  type DateParts,
  datePartsOf,
  dateValueOf,
  partsOfDateValue,
  spreadDate,
  tidyDateParts,
} from '#contract/rules/plainDateParts.ts'
import { presses } from '#src/platform/presses.ts'

/** What a form holds of a date field, as if it were one input. */
export interface DateHandle {
  /** a date or month, '' where nothing is typed, otherwise the parts as they were typed (plainDateParts.ts) */
  value: string
  /** a form library takes the field for an input of this type */
  readonly type: 'text'
  readonly focus: () => void
}

export interface DateEvent {
  type: 'change' | 'blur'
  target: { name: string; value: string }
}

export interface DateEvents {
  ref?: Ref<DateHandle> | undefined
  onChange?: ((event: DateEvent) => unknown) | undefined
  /** the focus has left all parts */
  onBlur?: ((event: DateEvent) => unknown) | undefined
}

const caretEnds = (input: HTMLInputElement) => input.setSelectionRange(input.value.length, input.value.length)

/** The inputs of a date field, uncontrolled: a key press reaches the form without rendering anything. */
export function useDateParts(name: string, kind: DateKind, { ref, onChange, onBlur }: DateEvents) {
  /** kept when an input goes, as a form library reads a field that has gone */
  const inputs = useRef(new Map<DatePart, HTMLInputElement>())
  /** texts before the latest input */
  const before = useRef<DateParts>(partsOfDateValue(''))
  /** typed in since the focus came */
  const [isTyping, setIsTyping] = useState(false)

  const read = (): DateParts => {
    const textOf = (part: DatePart) => inputs.current.get(part)?.value ?? ''
    return { year: textOf('year'), month: textOf('month'), day: textOf('day') }
  }
  const write = (parts: DateParts) => {
    for (const part of datePartsOf[kind]) {
      const input = inputs.current.get(part)
      if (!input || input.value === parts[part]) continue
      input.value = parts[part]
      if (input === document.activeElement) caretEnds(input)
    }
    before.current = read()
  }

  const [handle] = useState<DateHandle>(() => ({
    type: 'text',
    get value() {
      return dateValueOf(read(), kind)
    },
    set value(given) {
      // a text that means the same date stays as it was typed
      if (given !== dateValueOf(read(), kind)) write(partsOfDateValue(given))
    },
    focus: () => inputs.current.values().next().value?.focus(),
  }))
  useImperativeHandle(ref, () => handle, [handle])

  /** an input's name changes with its row, also while an event waits to be read */
  const ownName = useRef(name)
  ownName.current = name
  const tell = (type: DateEvent['type'], event = type === 'change' ? onChange : onBlur) =>
    event?.({
      type,
      target: {
        get name() {
          return ownName.current
        },
        value: handle.value,
      },
    })
  const changed = (parts: DateParts) => {
    const known = handle.value
    write(parts)
    if (handle.value !== known) tell('change')
  }

  return {
    isTyping,
    take: (part: DatePart) => (input: HTMLInputElement | null) => {
      if (input) inputs.current.set(part, input)
    },
    onInput(part: DatePart, isComposing: boolean) {
      setIsTyping(true)
      const parts = read()
      // dropped, filled in, or put there by a keyboard's own clipboard: it came at once
      const cameAtOnce = parts[part].length > before.current[part].length + 1
      if (cameAtOnce && !isComposing && spreadDate(parts[part], kind)) write(tidyDateParts(parts, kind))
      before.current = read()
      tell('change')
    },
    onPaste(part: DatePart, event: ClipboardEvent) {
      const text = event.clipboardData.getData('text')
      if (!spreadDate(text, kind)) return
      event.preventDefault()
      setIsTyping(true)
      changed(tidyDateParts({ ...read(), [part]: text }, kind))
    },
    onBlur(event: FocusEvent) {
      changed(tidyDateParts(read(), kind))
      if (event.currentTarget.contains(event.relatedTarget)) return
      // an error that was held back while typing moves nothing that is being pressed
      void presses.released().then(() => setIsTyping(false))
      tell('blur')
    },
  }
}
