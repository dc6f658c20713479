import { useEffect, useState } from 'react'
import { onNetwork } from '#src/platform/pageLifecycle.ts'

interface Arriving<M> {
  /** null until it has arrived */
  readonly module: M | null
  /** it did not arrive; it is asked for again by `retry`, and by itself when the network comes back */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * A module that arrives after the first screen, and may fail to without taking the page with it.
 * @param load the same function at every render
 * @param wanted false: not yet
 */
export function useModule<M>(load: () => Promise<M>, wanted: boolean): Arriving<M> {
  const [module, setModule] = useState<M | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const arrived = module !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!wanted || arrived) return
    let current = true
    setFailed(false)
    load().then(
      (loaded) => current && setModule(() => loaded),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [load, wanted, arrived, attempt])

  const retry = () => setAttempt((count) => count + 1)
  useEffect(() => {
    if (failed) return onNetwork((online) => online && setAttempt((count) => count + 1))
    return undefined
  }, [failed])
  return { module, failed, retry }
}
