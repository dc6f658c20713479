import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { control } from '#src/ui/control.ts'
import { Icon } from '#src/ui/Icon.tsx'

/** Without the engine's own look, which differs from one to the next. */
const Select = chakra('select', {
  base: {
    appearance: 'none',
    minH: '11',
    color: 'fg',
    rounded: 'l2',
    cursor: 'button',
    textOverflow: 'ellipsis',
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '-2px' },
  },
  variants: {
    look: {
      field: { ...control.base, pe: '10' },
      small: { ps: '3', pe: '9', bg: 'bg.panel', borderWidth: '1px', borderColor: 'border.emphasized' },
      bare: {
        // narrower than its words where a small phone has no more room
        w: 'full',
        ps: '1.5',
        pe: '6',
        bg: 'transparent',
        '& option': { bg: 'bg.panel', color: 'fg' },
        _hover: { bg: 'bg.muted' },
      },
    },
  },
})
const arrowAt = { field: '3', small: '2.5', bare: '1' } as const

interface SelectBoxProps extends Omit<ComponentProps<'select'>, 'color' | 'size'> {
  /** among fields, beside a word, or without a frame in a bar */
  look?: keyof typeof arrowAt
}

/** The browser's own list in our frame; its field gives the label. */
export function SelectBox({ look = 'field', ...select }: SelectBoxProps) {
  return (
    <chakra.div position="relative" minW="0">
      <Select look={look} {...select} />
      <chakra.span
        position="absolute"
        insetEnd={arrowAt[look]}
        top="0"
        h="full"
        display="flex"
        alignItems="center"
        pointerEvents="none"
        color="fg.muted"
      >
        <Icon name="down" />
      </chakra.span>
    </chakra.div>
  )
}
