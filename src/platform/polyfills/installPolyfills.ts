import 'core-js/modules/web.structured-clone.js'
import { anyOf, throwIfAborted } from '#src/platform/polyfills/abortSignal.ts'
import { define, installBuiltIns } from '#src/platform/polyfills/builtIns.ts'

/** Defines what is missing, and nothing else. */
export function installPolyfills(): void {
  installBuiltIns()
  define(AbortSignal, 'any', anyOf)
  define(AbortSignal.prototype, 'throwIfAborted', function (this: AbortSignal) {
    throwIfAborted(this)
  })
}
