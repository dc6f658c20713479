/** When the browser has nothing better to do, `longest` milliseconds from now at the latest. Safari has no idle callbacks. */
function onIdle(task: () => void, longest: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: longest })
  return () => cancelIdleCallback(handle)
}

/** How often a page that still waits for something is looked at, and when it is waited for no longer; milliseconds. */
const look = 250
const patience = 10_000

/**
 * Runs something once the page shows what it was opened for (nothing on it is `aria-busy`) and the browser is idle, so
 * that what comes next never competes with what is asked for now.
 * @returns gives it up
 */
export function whenIdle(task: () => void): () => void {
  const end = Date.now() + patience
  let cancel = () => {}
  const tryNow = () => {
    if (Date.now() < end && document.querySelector('[aria-busy="true"]')) {
      const timer = setTimeout(tryNow, look)
      cancel = () => clearTimeout(timer)
    } else cancel = onIdle(task, 2_000)
  }
  cancel = onIdle(tryNow, 2_000)
  return () => cancel()
}
