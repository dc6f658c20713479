import 'core-js/modules/es.object.has-own.js'
import { anyOf, throwIfAborted } from '#src/app/polyfills/abortSignal.ts'

/** Defines what is missing, and nothing else. */
export function installPolyfills(): void {
  define(AbortSignal, 'any', anyOf)
  define(AbortSignal.prototype, 'throwIfAborted', function (this: AbortSignal) {
    throwIfAborted(this)
  })
}

function define(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}
