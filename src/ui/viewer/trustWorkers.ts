/** What of the browser's trusted types is used here; TypeScript doesn't know them yet, and not every browser has them. */
interface TrustedTypes {
  readonly defaultPolicy: object | null
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): object
}

/**
 * The page's policy lets no string be the address of a script (service/http/contentSecurity.ts). pdfjs-dist takes
 * nothing but strings: those of its workers are let through, every other stays refused, and so does all markup.
 */
export function trustWorkers(addresses: readonly string[]): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  const known = new Set(addresses)
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (known.has(address) ? address : null),
  })
}
