import { chakra } from '@chakra-ui/react/styled-system'

interface ProgressBarProps {
  /** what is going on, for screen readers */
  label: string
  /** 0 to 1 */
  done: number
}

export function ProgressBar({ label, done }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, done)) * 100)
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      h="2"
      rounded="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <chakra.div h="full" bg="green.solid" rounded="full" style={{ width: `${percent}%` }} />
    </chakra.div>
  )
}
