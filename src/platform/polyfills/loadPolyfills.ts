/** Built-ins that ky and pdf.js call and that a supported browser lacks, each with the question whether it is there. */
export const polyfilled = {
  'Object.hasOwn': () => 'hasOwn' in Object,
  'Array.prototype.findLast': () => 'findLast' in Array.prototype,
  'Array.prototype.toSpliced': () => 'toSpliced' in Array.prototype,
  'Promise.withResolvers': () => 'withResolvers' in Promise,
  'ArrayBuffer.prototype.transferToFixedLength': () => 'transferToFixedLength' in ArrayBuffer.prototype,
  structuredClone: () => 'structuredClone' in globalThis,
  'AbortSignal.any': () => 'any' in AbortSignal,
  'AbortSignal.prototype.throwIfAborted': () => 'throwIfAborted' in AbortSignal.prototype,
} as const satisfies Record<string, () => boolean>

/** Whether this browser came without one of them: its workers need the polyfills too. */
export const needsPolyfills: boolean = !Object.values(polyfilled).every((isThere) => isThere())

/** Fetches the polyfills where one is missing. Nothing that is evaluated before it resolves may call one of them. */
export async function loadPolyfills(): Promise<void> {
  if (!needsPolyfills) return
  const { installPolyfills } = await import('#src/platform/polyfills/installPolyfills.ts')
  installPolyfills()
}
