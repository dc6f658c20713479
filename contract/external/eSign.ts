/**
 * The electronic signature. It sees the digest of a document, never the document; its key never leaves it.
 * Server: `POST /requests`, then the browser visits `url` and returns to `redirectUri?code`, or to
 * `redirectUri?error` where the signer cancels; server: `POST /token`, then `POST /signature`. All three carry `Authorization: Bearer <shared secret>`.
 */
import * as v from 'valibot'
import { InterfaceLanguage } from '#contract/enums.ts'

export const SignatureRequest = v.object({
  /** SHA-256 of what is to be signed, hex */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  identityNo: v.string(),
  signerName: v.string(),
  identityLevel: v.string(),
  language: InterfaceLanguage,
  reason: v.string(),
  redirectUri: v.string(),
})
export type SignatureRequest = v.InferOutput<typeof SignatureRequest>

export const SignatureRequested = v.object({ url: v.string() })

/** Exchanges the one-time code; refused with 400. */
export const SignatureTokenRequest = v.object({ code: v.string(), redirectUri: v.string() })
export type SignatureTokenRequest = v.InferOutput<typeof SignatureTokenRequest>
export const SignatureToken = v.object({ token: v.string() })

/** `digest` must be the one that was requested; the same token and digest may be asked again. Refused with 400. */
export const SignatureFetch = v.object({ token: v.string(), digest: v.string() })
export type SignatureFetch = v.InferOutput<typeof SignatureFetch>
/** A detached CMS SignedData over the digest, DER in base64. */
export const Signature = v.object({ cms: v.string() })
