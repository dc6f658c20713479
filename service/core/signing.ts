import type { InferOutput } from 'valibot'
import type {
  Signature,
  SignatureFetch,
  SignatureRequest,
  SignatureRequested,
  SignatureToken,
  SignatureTokenRequest,
} from '#contract/external/eSign.ts'

/** The electronic signature, server side. Rejects with `ExternalServiceError`. */
export interface Signing {
  request(request: SignatureRequest): Promise<InferOutput<typeof SignatureRequested>>
  token(request: SignatureTokenRequest): Promise<InferOutput<typeof SignatureToken>>
  sign(request: SignatureFetch): Promise<InferOutput<typeof Signature>>
}
