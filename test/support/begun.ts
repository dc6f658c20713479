/**
 * Waiting that begins before the act it waits for: `const file = begun(page.waitForEvent('download'))`, the act, `await file`.
 * Where the act itself fails, nobody awaits the promise any more, and its own failure must not count as an error outside
 * the tests.
 */
export function begun<Value>(waiting: Promise<Value>): Promise<Value> {
  waiting.catch(() => {})
  return waiting
}
