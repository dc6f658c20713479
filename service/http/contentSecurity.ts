import * as v from 'valibot'

/** `csp.json` beside index.html: hashes of its inline scripts and styles, written at build. */
export const InlineHashes = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) })
export type InlineHashes = v.InferOutput<typeof InlineHashes>

export interface PolicyOptions {
  /** the frame of the government app, or null */
  bridgeOrigin: string | null
  /** where the government's header frame comes from, or null where it is off */
  headerOrigin: string | null
  isSecure: boolean
}

/**
 * The application's policy: own origin only, inline parts by their hashes. `wasm-unsafe-eval` lets the viewer's
 * decoders run; `data:` and `blob:` pictures are previews made in the page. No text becomes markup; none becomes the
 * address of a script but through the policy `default`, which knows the two workers of the viewer
 * (src/ui/viewer/trustWorkers.ts).
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  { bridgeOrigin, headerOrigin, isSecure }: PolicyOptions,
): string {
  const directives = [
    `default-src 'self'`,
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `frame-src ${headerOrigin ?? "'none'"}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${bridgeOrigin ?? "'none'"}`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ]
  if (isSecure) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}
