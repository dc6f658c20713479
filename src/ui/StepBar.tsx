import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '#src/i18n/useText.ts'
import type { StepShown } from '#src/ui/StepList.tsx'

/** Under a step's title: how far along it is, as a bar of equal parts and in words. */
export function StepBar({ steps }: { steps: readonly StepShown[] }) {
  const text = useText()
  const position = steps.findIndex(({ state }) => state === 'current') + 1
  if (position === 0) return null
  return (
    <chakra.div mt="3" display="grid" gap="1.5" maxW="form">
      <chakra.div aria-hidden="true" display="flex" gap="1">
        {steps.map(({ id, state }) => (
          <chakra.span
            key={id}
            h="1.5"
            flex="1"
            rounded="full"
            bg={
              state === 'pending' ? 'bg.emphasized' : state === 'skipped' ? 'green.emphasized' : 'green.solid'
            }
          />
        ))}
      </chakra.div>
      <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {text('step.position', { position, total: steps.length })}
      </chakra.p>
    </chakra.div>
  )
}
