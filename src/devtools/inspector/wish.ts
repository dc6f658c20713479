import * as v from 'valibot'
import type { Store } from '#src/platform/storage.ts'

/** Where a developer wants to see the charts. */
const Wish = v.picklist(['viewer', 'stately'])
export type Wish = v.InferOutput<typeof Wish>

const key = 'inspect'

/**
 * `?inspect` asks for our own viewer, `?inspect=stately` for Stately's, `?inspect=off` for none. The wish is kept for the
 * tab, because the sign-in and the payment lead away and back without it.
 */
export function readWish(search: string, store: Pick<Store, 'read' | 'write' | 'remove'>): Wish | null {
  const asked = new URLSearchParams(search).get(key)
  if (asked === 'off') store.remove(key)
  else if (asked !== null) store.write(key, asked === 'stately' ? 'stately' : 'viewer')
  const kept = store.read(key)
  return v.is(Wish, kept) ? kept : null
}
