/** When the browser has nothing better to do, `longest` milliseconds from now at the latest. Safari has no idle callbacks. */
function onIdle(task: () => void, longest: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: longest })
  return () => cancelIdleCallback(handle)
}

/** Milliseconds: how often a page that still waits for something is looked at, how long at most, and its time to paint. */
const look = 250
const timeout = 10_000
const painting = 600

/**
 * Runs something once the page shows what it was opened for (nothing on it is `aria-busy`) and the browser is idle, so
 * that what comes next never competes with what is asked for now.
 * @returns gives it up
 */
export function whenIdle(task: () => void): () => void {
  const end = Date.now() + timeout
  let cancel = () => {}
  const after = (time: number, next: () => void) => {
    const timer = setTimeout(next, time)
    cancel = () => clearTimeout(timer)
  }
  const lookAtPage = () => {
    const waits = document.querySelector('[aria-busy="true"]') !== null
    if (waits && Date.now() < end) after(look, lookAtPage)
    else
      after(painting, () => {
        cancel = onIdle(task, 2_000)
      })
  }
  after(look, lookAtPage)
  return () => cancel()
}
