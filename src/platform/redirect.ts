/** Leaving the application for another address. Only here, so that tests and charts can hand in their own. */

export interface Redirect {
  /** to an outside party; the present page stays in the history */
  leave(address: string): void
  /** the same, without a way back to the present page */
  replace(address: string): void
  reload(): void
  /** Closes the window that a script opened, or the page of the government app. */
  close(): void
}

/**
 * An address that a page may be sent to: http or https, nothing that runs code.
 * @throws Error on any other scheme
 */
export function safeAddress(address: string, base: string): string {
  const url = new URL(address, base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`no web address: ${url.protocol}`)
  return url.href
}

export const redirect: Redirect = {
  leave: (address) => window.location.assign(safeAddress(address, window.location.href)),
  replace: (address) => window.location.replace(safeAddress(address, window.location.href)),
  reload: () => window.location.reload(),
  close: () => window.close(),
}
