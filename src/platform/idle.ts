/**
 * Runs something when the browser has nothing better to do, two seconds from now at the latest.
 * @returns gives it up
 */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}
