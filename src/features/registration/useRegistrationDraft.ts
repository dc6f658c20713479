import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { registrationDraft } from '#src/features/registration/registrationDraft.ts'
import type { RegistrationValues } from '#src/features/registration/registrationValues.ts'
import { clock } from '#src/platform/clock.ts'

/** Typing rests this many milliseconds before the draft is kept. */
const rest = 600

/** Keeps what is typed, a moment after it was typed and when the page goes. `version`: that of the form being filled in. */
export function useRegistrationDraft(
  submissionId: string,
  { subscribe, getValues }: Pick<UseFormReturn<RegistrationValues>, 'subscribe' | 'getValues'>,
  version: () => number,
) {
  const store = useMemo(() => registrationDraft(submissionId), [submissionId])
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [restored, setRestored] = useState(false)
  const running = useRef(false)
  const readVersion = useRef(version)
  readVersion.current = version

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      if (!running.current) return
      const now = clock.now()
      store.write({ version: readVersion.current(), savedAt: now, values: getValues() })
      setSavedAt(now)
    }
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ type }) => {
        // only what a person typed: a reset by the program has no type
        if (type === undefined) return
        clearTimeout(timer)
        timer = setTimeout(keep, rest)
      },
    })
    const leave = () => timer !== undefined && keep()
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      unsubscribe()
      window.removeEventListener('pagehide', leave)
    }
  }, [store, subscribe, getValues])

  const end = useCallback(() => {
    running.current = false
    store.remove()
    setSavedAt(null)
    setRestored(false)
  }, [store])
  return {
    /** service time in milliseconds, or null where nothing is kept */
    savedAt,
    /** the fields came up with a kept draft */
    restored,
    begin(keptAt: number | null) {
      running.current = true
      setSavedAt(keptAt)
      setRestored(keptAt !== null)
    },
    end,
  }
}
