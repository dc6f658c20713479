import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useId, useRef, useState } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useDismiss } from '#src/ui/useDismiss.ts'

export interface StepShown {
  readonly id: string
  readonly label: string
  readonly state: 'done' | 'current' | 'pending' | 'skipped'
}

const Press = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '11',
    px: { base: '1.5', md: '2.5' },
    rounded: 'l2',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '-2px' },
  },
})

const stateWord = {
  done: 'step.done',
  current: 'step.current',
  pending: 'step.pending',
  skipped: 'step.skipped',
} as const

/** "2 / 6", and one tap away the list of all steps. */
export function StepList({ steps }: { steps: readonly StepShown[] }) {
  const text = useText()
  const listId = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useDismiss(
    box,
    open,
    useCallback(() => setOpen(false), []),
  )
  const position = steps.findIndex(({ state }) => state === 'current') + 1
  if (position === 0) return null
  return (
    <chakra.div ref={box} position="relative" data-chrome>
      <Press type="button" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
        <span>
          {position} / {steps.length}
          <chakra.span srOnly> {text('header.step_list')}</chakra.span>
        </span>
        <Icon name="down" size="1em" />
      </Press>
      <chakra.div
        id={listId}
        hidden={!open}
        position="absolute"
        top="100%"
        insetStart="0"
        zIndex="popover"
        mt="1"
        p="3"
        minW="16rem"
        maxW="calc(100vw - 2rem)"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        rounded="l2"
        boxShadow="lg"
      >
        <chakra.p textStyle="sm" color="fg.muted" px="2" pb="1">
          {text('header.step_list')}
        </chakra.p>
        <chakra.ol>
          {steps.map((step, index) => (
            <StepRow key={step.id} step={step} number={index + 1} word={text(stateWord[step.state])} />
          ))}
        </chakra.ol>
      </chakra.div>
    </chakra.div>
  )
}

function StepRow({ step, number, word }: { step: StepShown; number: number; word: string }) {
  const isCurrent = step.state === 'current'
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      px="2"
      py="1.5"
      rounded="l1"
      aria-current={isCurrent ? 'step' : undefined}
      bg={isCurrent ? 'green.subtle' : undefined}
      fontWeight={isCurrent ? 'semibold' : 'normal'}
    >
      <chakra.span
        boxSize="7"
        rounded="full"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        textStyle="sm"
        flexShrink="0"
        borderWidth="1px"
        borderColor={step.state === 'pending' ? 'border.emphasized' : 'green.solid'}
        bg={isCurrent || step.state === 'done' ? 'green.solid' : undefined}
        color={isCurrent || step.state === 'done' ? 'green.contrast' : 'fg.muted'}
      >
        {step.state === 'done' ? <Icon name="check" size="1rem" /> : number}
      </chakra.span>
      <span>
        {step.label}
        <chakra.span display="block" textStyle="xs" fontWeight="normal" color="fg.muted">
          {word}
        </chakra.span>
      </span>
    </chakra.li>
  )
}
