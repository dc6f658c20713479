import type { StateValue } from 'xstate'

/** A state value as text: `paying.waiting`, with the regions of a parallel state as `a.x & b.y`. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .flatMap(([key, inner]) => {
      const below = inner === undefined ? '' : statePath(inner)
      return below === '' ? [key] : below.split(' & ').map((path) => `${key}.${path}`)
    })
    .join(' & ')
}
