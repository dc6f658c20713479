/** The electronic signature (sections 4 and 7). */
import * as v from 'valibot'
import { byId, prefix, step } from '#contract/endpoints/common.ts'
import { endpoint } from '#contract/endpoints/endpoint.ts'
import { textUpTo } from '#contract/entities/primitives.ts'
import { Submission } from '#contract/entities/submission.ts'
import { InterfaceLanguage } from '#contract/enums.ts'

const address = v.pipe(textUpTo(2000), v.url())
const opaque = v.pipe(v.string(), v.minLength(1), v.maxLength(512))

export const getAuthorizationUrl = endpoint({
  name: 'getAuthorizationUrl',
  method: 'GET',
  path: `${prefix}/submission/{id}/authorization-url`,
  access: 'bearer',
  params: byId,
  query: v.object({
    identityLevel: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,20}$/)),
    language: InterfaceLanguage,
    reason: textUpTo(300),
    redirectUri: address,
  }),
  answer: { kind: 'json', schema: v.object({ url: v.string() }) },
  errors: [...step, 'SIGN_PDF_ERROR', 'RESUME_NOT_EXIST', 'REGISTRATION_NOT_EXIST'],
  source: '7',
  summary: 'Where to sign the form document; the return address must be our own authorization page',
})

export const exchangeAuthorizationCode = endpoint({
  name: 'exchangeAuthorizationCode',
  method: 'GET',
  path: '/api/v1/authorization/token',
  access: 'bearer',
  query: v.object({ code: opaque, redirectUri: address }),
  answer: { kind: 'json', schema: v.object({ token: v.string() }) },
  errors: ['AUTH_ERROR', 'SIGN_PDF_ERROR', 'TOO_MANY_REQUESTS'],
  source: '7',
  summary: 'Exchanges the one-time code of the signature for a token',
})

export const signSubmission = endpoint({
  name: 'signSubmission',
  method: 'GET',
  path: `${prefix}/submission/{id}/sign`,
  access: 'bearer',
  params: byId,
  query: v.object({ token: opaque }),
  answer: { kind: 'json', schema: Submission },
  errors: [...step, 'SIGN_PDF_ERROR', 'AUTH_ERROR'],
  source: '7',
  summary: 'Signs the form document; ends the application to a test exam; a repeat changes nothing',
})
