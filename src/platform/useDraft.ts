import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { clock } from '#src/platform/clock.ts'
import type { DraftStore } from '#src/platform/draft.ts'

/** Typing rests this many milliseconds before the draft is kept. */
const rest = 600

/**
 * Keeps what is typed, a moment after it was typed and when the page goes. Begins with `begin`, once the fields are filled.
 * @param version that of the saved form which is being filled in
 */
export function useDraft<Values extends FieldValues>(
  store: DraftStore<Values>,
  { subscribe, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  version: () => number,
) {
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [restored, setRestored] = useState(false)
  const running = useRef(false)
  const readVersion = useRef(version)
  readVersion.current = version
  const keepNow = useRef(() => {})

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
      formState: { values: true },
      callback: () => {
        if (!running.current) return
        clearTimeout(timer)
        timer = setTimeout(keep, rest)
      },
    })
    const leave = () => {
      if (timer !== undefined) keep()
    }
    keepNow.current = leave
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
    /** What was typed a moment ago is kept now: the call that follows may end the session. */
    keep: useCallback(() => keepNow.current(), []),
    /** service time in milliseconds, or null where nothing is kept */
    savedAt,
    /** the fields came up with a kept draft */
    restored,
    /** The fields are filled: from here on changes are a person's. */
    begin(keptAt: number | null) {
      setSavedAt(keptAt)
      setRestored(keptAt !== null)
      running.current = true
    },
    end,
  }
}
