import { useLayoutEffect, useState } from 'react'
import type { PlainTextId } from '#locales/textIds.gen.ts'
import type { Notice } from '#machines/emittedEvents.ts'
import { textOfFailure } from '#src/api/failureText.ts'

interface TellingActor {
  on(type: 'notice', handler: (event: Notice) => void): { unsubscribe(): void }
}

/** The text of a failure that was told; a failure that says nothing of itself reads as one of the service. */
export function textOfNotice(notice: Notice): PlainTextId | null {
  return notice.reason === 'failure' ? textOfFailure(notice.failure) : null
}

/** What a page says that could not be read: the failure that its chart told last. Call it right after `useEmitted`. */
export function useFailureText(actor: TellingActor): PlainTextId {
  const [told, setTold] = useState<PlainTextId>('error.service')
  useLayoutEffect(() => {
    const subscription = actor.on('notice', (notice) => {
      const id = textOfNotice(notice)
      if (id) setTold(id)
    })
    return () => subscription.unsubscribe()
  }, [actor])
  return told
}
