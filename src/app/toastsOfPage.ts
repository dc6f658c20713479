import type { RouterHistory } from '@tanstack/react-router'
import { closeToastsBut, type RecentToasts, recentToasts } from '#src/ui/toasts.ts'

/**
 * Messages belong to the page on which they came up: another path closes them. Those of the task that leads to it stay,
 * for they tell why. A change of the query alone is no other page.
 */
export function keepToastsToTheirPage(history: Pick<RouterHistory, 'location' | 'subscribe'>) {
  let path = history.location.pathname
  let kept: RecentToasts[] = []
  history.subscribe(({ location }) => {
    if (location.pathname === path) return
    path = location.pathname
    closeToastsBut([...kept, recentToasts()])
    kept = []
  })
  return {
    /** another page is asked for; it may come later, when the service has been asked */
    leaving: () => {
      kept = [...kept.slice(-1), recentToasts()]
    },
  }
}
