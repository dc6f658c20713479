import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { control } from '#src/ui/control.ts'
import { endsComposition } from '#src/ui/endsComposition.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import type { PdfSearch } from '#src/ui/viewer/usePdfSearch.ts'

const Input = chakra('input', { base: control.base })

interface PdfSearchBarProps {
  search: PdfSearch
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/** Words to look for, how many places have them, and the way from one to the next. */
export function PdfSearchBar({ search, field, onClose }: PdfSearchBarProps) {
  const text = useText()
  const id = useId()
  const { words, setWords, found, place, isSearching, step } = search
  const isNothing = words.trim() !== '' && !isSearching && found.length === 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (endsComposition(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      step(event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape') {
      // closes the search, not the dialog
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
  }
  return (
    <chakra.div role="search" display="flex" flexWrap="wrap" alignItems="center" gap="1" pb="1">
      <chakra.label htmlFor={id} srOnly>
        {text('viewer.search')}
      </chakra.label>
      <chakra.div flex="1" minW="28">
        <Input
          id={id}
          ref={field}
          type="search"
          value={words}
          placeholder={text('viewer.search')}
          onChange={(event: { target: { value: string } }) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </chakra.div>
      <chakra.span
        role="status"
        minW={{ base: '12', md: '20' }}
        textAlign="center"
        textStyle="sm"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {isNothing && text('common.no_results')}
        {place > 0 && text('viewer.found', { place, count: found.length })}
      </chakra.span>
      <IconButton
        icon="up"
        label={text('viewer.previous_found')}
        onPress={() => step(-1)}
        disabled={place === 0}
      />
      <IconButton
        icon="down"
        label={text('viewer.next_found')}
        onPress={() => step(1)}
        disabled={place === 0}
      />
      <IconButton icon="close" label={text('common.close')} onPress={onClose} />
    </chakra.div>
  )
}
