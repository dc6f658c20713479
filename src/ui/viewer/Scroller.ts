import { chakra } from '@chakra-ui/react/styled-system'

/** Where a document is looked at: moved by keys, wheel and one finger; two fingers zoom. */
export const Scroller = chakra('section', {
  base: {
    position: 'relative',
    flex: '1',
    minH: '0',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    touchAction: 'pan-x pan-y',
    bg: 'bg.muted',
    rounded: 'l1',
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '-2px' },
  },
})
