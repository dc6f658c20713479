/** Built-ins that libraries call and that the oldest supported browsers lack, with the question whether they are there. */
export const polyfilled = {
  'Object.hasOwn': () => 'hasOwn' in Object,
  'AbortSignal.any': () => 'any' in AbortSignal,
  'AbortSignal.prototype.throwIfAborted': () => 'throwIfAborted' in AbortSignal.prototype,
} as const satisfies Record<string, () => boolean>

/** Fetches the polyfills where one is missing. Nothing that is evaluated before it resolves may call one of them. */
export async function loadPolyfills(): Promise<void> {
  if (Object.values(polyfilled).every((isThere) => isThere())) return
  const { installPolyfills } = await import('#src/app/polyfills/installPolyfills.ts')
  installPolyfills()
}
