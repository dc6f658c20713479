import { chakra } from '@chakra-ui/react/styled-system'

/** A grey bar that keeps the room of something on its way. Give it `h`, and `w` where it isn't the whole line. */
export const Skeleton = chakra('div', {
  base: { rounded: 'l2', bg: 'bg.muted', animation: 'pulse', w: 'full', maxW: 'full' },
})
