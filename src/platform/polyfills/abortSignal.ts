/** What `AbortSignal` learnt after Chrome 92 and Safari 15.4; core-js has neither. */

/** Browsers without the two have no `reason` either, or one that can't be handed on. */
const reasonOf = (signal: AbortSignal): unknown =>
  signal.reason ?? new DOMException('The operation was aborted.', 'AbortError')

/** As `AbortSignal.any()`: aborted as soon as one of them is. */
export function anyOf(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController()
  const watched = [...signals]
  const follow = (event: Event) => end(event.target as AbortSignal)
  function end(signal: AbortSignal) {
    for (const one of watched) one.removeEventListener('abort', follow)
    controller.abort(reasonOf(signal))
  }
  const aborted = watched.find((signal) => signal.aborted)
  if (aborted) end(aborted)
  else for (const signal of watched) signal.addEventListener('abort', follow)
  return controller.signal
}

/** As `signal.throwIfAborted()`. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw reasonOf(signal)
}
