import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useState } from 'react'

const second = 1_000

/**
 * Whole seconds until a moment, never below 0. Computed from the moment each time, so that a sleeping tab or a reload
 * doesn't stretch it.
 * @param until milliseconds since the epoch, by the clock that `now` reads
 */
export function useSecondsLeft(until: number, now: () => number): number {
  const left = () => Math.max(0, Math.ceil((until - now()) / second))
  const [, tick] = useState(0)
  const seconds = left()
  const over = seconds === 0
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => tick((count) => count + 1), second)
    return () => clearInterval(timer)
  }, [over])
  return seconds
}

interface CountdownProps {
  until: number
  now: () => number
  /** the sentence with the seconds in it; 0 when it is over */
  children: (seconds: number) => ReactNode
}

/** A sentence that counts down. Screen readers aren't told each second. */
export function Countdown({ until, now, children }: CountdownProps) {
  const seconds = useSecondsLeft(until, now)
  return (
    <chakra.span role="timer" aria-live="off" fontVariantNumeric="tabular-nums">
      {children(seconds)}
    </chakra.span>
  )
}
