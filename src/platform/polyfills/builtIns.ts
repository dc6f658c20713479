/**
 * The small ones. core-js brings 4 kB of its own ways for any of them, twice: to the page and to the worker of pdf.js,
 * which have 15 kB together.
 */

/** Defines what is missing, as the browser would: writable, not enumerable. */
export function define(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

export const hasOwn = (owner: object, key: PropertyKey): boolean =>
  Reflect.getOwnPropertyDescriptor(Object(owner), key) !== undefined

export function findLast<Item>(
  this: ArrayLike<Item>,
  matches: (item: Item, index: number, list: ArrayLike<Item>) => unknown,
  context?: unknown,
): Item | undefined {
  for (let index = this.length - 1; index >= 0; index -= 1) {
    const item = this[index] as Item
    if (matches.call(context, item, index, this)) return item
  }
  return undefined
}

export function toSpliced<Item>(this: Iterable<Item>, ...change: [start: number]): Item[] {
  const copy = [...this]
  copy.splice(...change)
  return copy
}

export function withResolvers<Value>(this: PromiseConstructor) {
  let resolve: ((value: Value | PromiseLike<Value>) => void) | undefined
  let reject: ((reason: unknown) => void) | undefined
  const promise = new Promise<Value>((resolveIt, rejectIt) => {
    resolve = resolveIt
    reject = rejectIt
  })
  return { promise, resolve, reject }
}

/** A copy: the old buffer stays as it is, where a browser would empty it. */
export function transferToFixedLength(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  const copy = new Uint8Array(length)
  copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
  return copy.buffer
}

/** Those that libraries call on the page and in workers. */
export function installBuiltIns(): void {
  define(Object, 'hasOwn', hasOwn)
  define(Array.prototype, 'findLast', findLast)
  define(Array.prototype, 'toSpliced', toSpliced)
  define(Promise, 'withResolvers', withResolvers)
  define(ArrayBuffer.prototype, 'transferToFixedLength', transferToFixedLength)
}
