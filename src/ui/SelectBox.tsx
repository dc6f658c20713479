import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { control } from '#src/ui/control.ts'
import { Icon } from '#src/ui/Icon.tsx'

const Select = chakra('select', {
  base: { ...control.base, pe: '10', appearance: 'none', cursor: 'button', textOverflow: 'ellipsis' },
})

/** The browser's own list in our frame; its field gives the label. */
export function SelectBox(props: Omit<ComponentProps<'select'>, 'color' | 'size'>) {
  return (
    <chakra.div position="relative" minW="0">
      <Select {...props} />
      <chakra.span
        position="absolute"
        insetEnd="3"
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
