import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type Ref, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { ComboboxList } from '#src/ui/ComboboxList.tsx'
import type { ComboboxOption } from '#src/ui/comboboxOption.ts'
import { control } from '#src/ui/control.ts'
import { endsComposition } from '#src/ui/endsComposition.ts'
import { FieldFrame, type FieldWords } from '#src/ui/FieldFrame.tsx'
import { findRows, foldText } from '#src/ui/foldText.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useDismiss } from '#src/ui/useDismiss.ts'

const Input = chakra('input', { base: { ...control.base, pe: '11', textOverflow: 'ellipsis' } })

export interface ComboboxProps extends FieldWords {
  name: string
  options: readonly ComboboxOption[]
  /** the chosen option, or '' */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One of very many (9,999 rows): typed to search, chosen from a list that draws only what is seen. Controlled. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, name, options, value, onChange, onBlur, disabled, ref } = props
  const text = useText()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  /** what is being typed; null while nothing is: the field then shows what is chosen */
  const [search, setSearch] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)

  const folded = useMemo(() => options.map((one) => foldText(`${one.label} ${one.also ?? ''}`)), [options])
  const sought = useDeferredValue(search ?? '')
  const places = useMemo(() => findRows(folded, sought), [folded, sought])
  const chosen = options.find((one) => one.value === value)

  const close = () => {
    setOpen(false)
    setSearch(null)
  }
  useDismiss(box, open, close)

  const show = () => {
    const at = places.findIndex((place) => options[place]?.value === value)
    setActive(Math.max(0, at))
    setOpen(true)
  }
  const choose = (place: number | undefined) => {
    const option = place === undefined ? undefined : options[place]
    if (option) onChange(option.value)
    close()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (endsComposition(event)) return
    const last = places.length - 1
    const moves: Record<string, number> = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
      // in a text that is being typed they move the caret
      ...(open && search === null ? { Home: 0, End: last } : {}),
    }
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      if (open) setActive(next)
      else show()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(places[active])
    } else if (event.key === 'Tab' && open) close()
  }

  return (
    <FieldFrame id={name} label={label} hint={hint} error={error} optional={optional}>
      {(ties) => (
        <chakra.div ref={box} position="relative">
          <Input
            {...ties}
            ref={ref}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && places.length > 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={text('common.search_hint')}
            disabled={disabled}
            value={search ?? chosen?.label ?? ''}
            onChange={(event: { target: { value: string } }) => {
              setSearch(event.target.value)
              setActive(0)
              setOpen(true)
            }}
            onClick={() => !open && show()}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
          <chakra.span position="absolute" insetEnd="3" top="2.5" pointerEvents="none" color="fg.muted">
            <Icon name={open ? 'search' : 'down'} />
          </chakra.span>
          {open && (
            <ComboboxList
              id={listId}
              label={label}
              options={options}
              places={places}
              active={active}
              chosen={value}
              onChoose={choose}
            />
          )}
          <chakra.span srOnly role="status">
            {open &&
              (places.length === 0
                ? text('common.no_results')
                : text('common.results_count', { count: places.length }))}
          </chakra.span>
        </chakra.div>
      )}
    </FieldFrame>
  )
}
