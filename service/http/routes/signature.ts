import {
  exchangeAuthorizationCode,
  getAuthorizationUrl,
  signSubmission,
} from '#contract/endpoints/signature.ts'
import { handle, type Route } from '#service/http/route.ts'
import {
  askForSignature,
  exchangeSignatureCode,
  type SigningDependencies,
  signSubmission as sign,
} from '#service/usecases/signing/signing.ts'
import { showSubmission } from '#service/usecases/submission/toSubmissionDto.ts'

export function signatureRoutes(dependencies: SigningDependencies): Route[] {
  return [
    handle(getAuthorizationUrl, async ({ params, query, principal, now }) => ({
      url: await askForSignature(dependencies, { ...query, id: params.id, subject: principal.subject, now }),
    })),
    handle(exchangeAuthorizationCode, async ({ query, principal }) => ({
      token: await exchangeSignatureCode(dependencies, { ...query, subject: principal.subject }),
    })),
    handle(signSubmission, async ({ params, query, principal, now }) =>
      showSubmission(
        dependencies,
        await sign(dependencies, { id: params.id, subject: principal.subject, token: query.token, now }),
      ),
    ),
  ]
}
