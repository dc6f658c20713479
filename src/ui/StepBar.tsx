import { chakra } from '@chakra-ui/react/styled-system'
import type { StepShown } from '#src/ui/StepList.tsx'

/** How far along the steps are, as a line of equal parts. The step list says the same in words. */
export function StepBar({ steps }: { steps: readonly StepShown[] }) {
  return (
    <chakra.div aria-hidden="true" display="flex" gap="0.5">
      {steps.map(({ id, state }) => (
        <chakra.span
          key={id}
          h="1"
          flex="1"
          bg={
            state === 'pending' ? 'bg.emphasized' : state === 'skipped' ? 'green.emphasized' : 'green.solid'
          }
        />
      ))}
    </chakra.div>
  )
}
