import { chakra } from '@chakra-ui/react/styled-system'

/** A surface of its own: a card in a list, a row being edited. */
export const Panel = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border',
    rounded: 'l2',
    bg: 'bg.panel',
    p: { base: '4', md: '6' },
    minW: '0',
  },
})
