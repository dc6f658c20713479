import { chakra } from '@chakra-ui/react/styled-system'

/** A grey bar that keeps the room of something on its way. Sizes in CSS units. */
export function Bone({ width, height }: { width: string; height: string }) {
  return <chakra.div rounded="l2" bg="bg.muted" animation="pulse" maxW="full" style={{ width, height }} />
}
