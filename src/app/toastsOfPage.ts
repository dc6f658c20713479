import { closeToastsBut, type RecentToasts, recentToasts } from '#src/ui/toasts.ts'

/**
 * Messages belong to the page on which they came up: another path closes them. Those of the task that leads to it stay,
 * for they tell why. A change of the query alone is no other page.
 * @param onNavigation tells the path of each page that is about to come, the first one included
 */
export function keepToastsToTheirPage(onNavigation: (listener: (path: string) => void) => void) {
  let path: string | undefined
  let kept: RecentToasts[] = []
  onNavigation((next) => {
    if (path !== undefined && next !== path) {
      closeToastsBut([...kept, recentToasts()])
      kept = []
    }
    path = next
  })
  return {
    /** another page is asked for; it may come later, when the service has been asked */
    leaving: () => {
      kept = [...kept.slice(-1), recentToasts()]
    },
  }
}
