import { chakra } from '@chakra-ui/react/styled-system'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#src/i18n/useText.ts'
import type { ComboboxOption } from '#src/ui/comboboxOption.ts'
import { Icon } from '#src/ui/Icon.tsx'

interface ComboboxListProps {
  id: string
  label: ReactNode
  options: readonly ComboboxOption[]
  /** which options are offered, by their place */
  places: readonly number[]
  /** the row that the keys have reached */
  active: number
  /** value of the chosen option */
  chosen: string
  onChoose: (place: number) => void
}

const rowHeight = 44

const Row = chakra('div', {
  base: {
    position: 'absolute',
    insetStart: '0',
    top: '0',
    w: 'full',
    minH: '11',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    px: '3',
    py: '2',
    cursor: 'option',
    lineHeight: 'short',
    '&[data-active]': { bg: 'green.subtle' },
    '&[aria-selected=true]': { fontWeight: 'semibold' },
    _hover: { bg: 'bg.muted' },
  },
})

/** The rows of a Combobox. Only those in sight are in the page. */
export function ComboboxList({ id, label, options, places, active, chosen, onChoose }: ComboboxListProps) {
  const text = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: places.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  useEffect(() => {
    if (places.length > 0) rows.scrollToIndex(active)
  }, [active, places, rows])
  return (
    <chakra.div
      ref={scroller}
      position="absolute"
      insetX="0"
      top="100%"
      mt="1"
      zIndex="popover"
      maxH="18rem"
      overflowY="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="l2"
      boxShadow="lg"
    >
      {places.length === 0 && (
        <chakra.p px="3" py="3" color="fg.muted">
          {text('common.no_results')}
        </chakra.p>
      )}
      <chakra.div
        id={id}
        role="listbox"
        aria-label={typeof label === 'string' ? label : undefined}
        position="relative"
        style={{ height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const place = places[index] ?? 0
          const option = options[place]
          const isChosen = option?.value === chosen
          return (
            <Row
              key={key}
              ref={rows.measureElement}
              data-index={index}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={isChosen}
              aria-setsize={places.length}
              aria-posinset={index + 1}
              data-active={index === active ? '' : undefined}
              style={{ transform: `translateY(${start}px)` }}
              // before the field loses the focus
              onPointerDown={(event: { preventDefault(): void }) => event.preventDefault()}
              onClick={() => onChoose(place)}
            >
              {option?.label}
              {isChosen && <Icon name="check" />}
            </Row>
          )
        })}
      </chakra.div>
    </chakra.div>
  )
}
