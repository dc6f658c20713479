/**
 * Older engines, simulated in Chromium: what they lack is taken away before a page's first script. Only what a script
 * can call is removed; syntax and styles are held by `npm run check` (docs/browsers.md).
 */
import type { BrowserContext } from 'playwright-core'

/**
 * ES2024 and later, which no engine of the sets has. Not `trustedTypes`: Chromium would still enforce the policy of the
 * page, which an engine without them does not know. Not `checkVisibility`: Playwright calls it in the page.
 */
const newest = [
  'Promise.withResolvers',
  'Promise.try',
  'Object.groupBy',
  'Map.groupBy',
  'Array.fromAsync',
  'Iterator',
  'Set.prototype.union',
  'Set.prototype.intersection',
  'Set.prototype.difference',
  'Set.prototype.isSubsetOf',
  'Map.prototype.getOrInsert',
  'Map.prototype.getOrInsertComputed',
  'WeakMap.prototype.getOrInsertComputed',
  'Math.sumPrecise',
  'Float16Array',
  'RegExp.escape',
  'Error.isError',
  'JSON.rawJSON',
  'JSON.isRawJSON',
  'Uint8Array.fromBase64',
  'Uint8Array.fromHex',
  'Uint8Array.prototype.toBase64',
  'Uint8Array.prototype.toHex',
  'Uint8Array.prototype.setFromBase64',
  'ArrayBuffer.prototype.transfer',
  'ArrayBuffer.prototype.transferToFixedLength',
  'AbortSignal.any',
  'URL.parse',
  'Response.prototype.bytes',
  'Blob.prototype.bytes',
  'Document.prototype.startViewTransition',
  'navigation',
  'CloseWatcher',
  'ImageDecoder',
] as const

/** Missing from Chrome 105 and everything before it, and from Safari 15.4. */
const of2023 = [
  'URL.canParse',
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Uint8Array.prototype.toSorted',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
] as const

/** Safari has never had these, or not before 17.4. */
const notInSafari = [
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'Navigator.prototype.connection',
  'PointerEvent.prototype.getCoalescedEvents',
  'Error.captureStackTrace',
] as const

const webview105 = [...newest, ...of2023] as const

const webview92 = [
  ...webview105,
  'Object.hasOwn',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Uint8Array.prototype.findLast',
  'Uint8Array.prototype.findLastIndex',
  'structuredClone',
  'reportError',
  'AbortSignal.abort',
  'AbortSignal.timeout',
  'AbortSignal.prototype.reason',
  'AbortSignal.prototype.throwIfAborted',
  'HTMLElement.prototype.inert',
  'HTMLInputElement.prototype.showPicker',
  'VideoFrame',
  'scheduler',
  'Intl.supportedValuesOf',
] as const

/** Engines of the list, the oldest of each kind, and `webview-90`, which is below it. */
export const removedBuiltIns: Record<string, readonly string[]> = {
  'ios-15.4': [
    ...newest,
    ...of2023,
    ...notInSafari,
    'AbortSignal.timeout',
    'OffscreenCanvas',
    'CompressionStream',
    'DecompressionStream',
    'VideoFrame',
    'HTMLElement.prototype.inert',
    'CSS.registerProperty',
  ],
  'ios-17.3': [...newest, ...notInSafari],
  'webview-92': webview92,
  'webview-105': webview105,
  'firefox-115': [
    ...newest,
    'String.prototype.isWellFormed',
    'String.prototype.toWellFormed',
    'VideoFrame',
    'scheduler',
    'Navigator.prototype.connection',
    'Error.captureStackTrace',
    'CSS.registerProperty',
    'HTMLElement.prototype.showPopover',
  ],
  'webview-90': [
    ...webview92,
    'Array.prototype.at',
    'String.prototype.at',
    'Uint8Array.prototype.at',
    'Crypto.prototype.randomUUID',
  ],
}

/** Runs in the page and in workers: it may use nothing that it removes. */
function remove(names: readonly string[]): void {
  for (const path of names) {
    const parts = path.split('.')
    const name = parts.pop() as string
    let owner: Record<string, unknown> | undefined = globalThis as unknown as Record<string, unknown>
    for (const part of parts) owner = owner?.[part] as Record<string, unknown> | undefined
    // typed arrays share their methods, and inherit them
    while (owner && !Reflect.getOwnPropertyDescriptor(owner, name)) owner = Object.getPrototypeOf(owner)
    if (owner) Reflect.deleteProperty(owner, name)
  }
}

/** Takes built-ins away from all pages of a context, before their first script, and from the workers of pdf.js. */
export async function removeBuiltIns(context: BrowserContext, names: readonly string[]): Promise<void> {
  await context.addInitScript(remove, [...names])
  // whichever of these a worker evaluates first: the polyfills come before the worker's own code
  await context.route(/\/pdfjs-[\d.]+\/(polyfills|pdf\.\w+\.min)\.mjs$/, async (route) => {
    const response = await route.fetch()
    const removing = `if (!self.builtInsRemoved) { self.builtInsRemoved = true; (${remove.toString()})(${JSON.stringify(names)}) };`
    await route.fulfill({ response, body: removing + (await response.text()) })
  })
}
