import {
  exchangeAuthorizationCode,
  getAuthorizationUrl,
  signSubmission,
} from '#contract/endpoints/signature.ts'
import { handle, type Route } from '#service/http/call.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import {
  askForSignature,
  exchangeSignatureCode,
  signSubmission as sign,
} from '#service/usecases/signing/signing.ts'
import { showSubmission } from '#service/usecases/submission/wireSubmission.ts'

export function signatureRoutes(parts: Dependencies): Route[] {
  return [
    handle(getAuthorizationUrl, async ({ params, query, caller, now }) => ({
      url: await askForSignature(parts, { ...query, id: params.id, subject: caller.subject, now }),
    })),
    handle(exchangeAuthorizationCode, async ({ query, caller }) => ({
      token: await exchangeSignatureCode(parts, { ...query, subject: caller.subject }),
    })),
    handle(signSubmission, async ({ params, query, caller, now }) =>
      showSubmission(
        parts.db,
        await sign(parts, { id: params.id, subject: caller.subject, token: query.token, now }),
      ),
    ),
  ]
}
