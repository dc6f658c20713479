import { useEffect, useLayoutEffect } from 'react'
import { onRestored, onVisible } from '#src/platform/pageLifecycle.ts'
import { onSubmissionNews, tellOtherTabs } from '#src/platform/submissionNews.ts'

interface PayingActor {
  on(type: 'leave', handler: () => void): { unsubscribe(): void }
}

/** Where a chart around the payment leaves its page, something has become known: the other tabs are told. */
export function useTellOtherTabs(actor: PayingActor, submissionId: string): void {
  useLayoutEffect(() => {
    const subscription = actor.on('leave', () => tellOtherTabs(submissionId))
    return () => subscription.unsubscribe()
  }, [actor, submissionId])
}

interface LookingActor extends PayingActor {
  send(event: { type: 'page.visible' }): void
}

/**
 * One person, several tabs, one submission: its chart looks again (`page.visible`) when another tab has acted, when this
 * one is looked at, and when the browser shows the page again as it was left.
 */
export function useSubmissionNews(actor: LookingActor, submissionId: string): void {
  useTellOtherTabs(actor, submissionId)
  useEffect(() => {
    const look = () => actor.send({ type: 'page.visible' })
    const ends = [onSubmissionNews(submissionId, look), onVisible(look), onRestored(look)]
    return () => {
      for (const end of ends) end()
    }
  }, [actor, submissionId])
}
