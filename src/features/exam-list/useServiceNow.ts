import { useEffect, useState } from 'react'
import { clock } from '#src/platform/clock.ts'

/** A timer longer than this overflows in browsers and fires at once. */
const longestTimer = 60 * 60_000
const minute = 60_000

/**
 * The service's time in milliseconds. It moves at the moments that `nextChange` names, each full minute while
 * `everyMinute`, and when the service's clock turns out to differ.
 */
export function useServiceNow(nextChange: (now: number) => number | null, everyMinute: boolean): number {
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => clock.subscribe(() => setNow(clock.now())), [])
  const change = nextChange(now)
  useEffect(() => {
    const next = Math.min(
      change ?? Number.POSITIVE_INFINITY,
      everyMinute ? Math.floor(now / minute) * minute + minute : Number.POSITIVE_INFINITY,
      now + longestTimer,
    )
    const timer = setTimeout(() => setNow(clock.now()), Math.max(0, next - clock.now()) + 20)
    const wake = () => document.visibilityState === 'visible' && setNow(clock.now())
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [change, everyMinute, now])
  return now
}
