import type { RouterHistory } from '@tanstack/react-router'

type Moving = Pick<RouterHistory, 'block' | 'push' | 'replace' | 'location'>

/**
 * The history for what may want to move before the first render: until then the router hears nothing of it, and would
 * go on showing the page that was asked for. What comes too early is done once the first page is rendered.
 */
export function historyOnceRendered(
  history: RouterHistory,
  onRendered: (listener: () => void) => void,
): Moving {
  let isRendered = false
  const early: (() => void)[] = []
  onRendered(() => {
    isRendered = true
    for (const move of early.splice(0)) move()
  })
  const once = (move: () => void) => {
    if (isRendered) move()
    else early.push(move)
  }
  return {
    block: history.block,
    get location() {
      return history.location
    },
    push: (path, state) => once(() => history.push(path, state)),
    replace: (path, state) => once(() => history.replace(path, state)),
  }
}
