/** Login and session (section 7). */
import * as v from 'valibot'
import { endpoint } from '#contract/endpoints/endpoint.ts'
import { Profile } from '#contract/entities/profile.ts'

export const authorize = endpoint({
  name: 'authorize',
  method: 'POST',
  path: '/authorize',
  access: 'public',
  query: v.object({
    /** the accountType that the single account returned */
    type: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,20}$/)),
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
    redirect_uri: v.pipe(v.string(), v.url(), v.maxLength(2000)),
  }),
  answer: { kind: 'empty' },
  errors: ['AUTH_ERROR', 'TOO_MANY_REQUESTS'],
  source: '7, login and session',
  summary: 'Exchanges the one-time code; the bearer comes in the Authorization header',
})

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/profile',
  access: 'bearer',
  answer: { kind: 'json', schema: Profile },
  errors: [],
  source: '7, login and session',
  summary: 'The signed-in person',
})

export const signOut = endpoint({
  name: 'signOut',
  method: 'GET',
  path: '/personal-logout',
  access: 'bearer',
  answer: { kind: 'empty' },
  errors: [],
  source: '7, login and session',
  summary: 'Ends the session on the service',
})

export const getHeaderToken = endpoint({
  name: 'getHeaderToken',
  method: 'GET',
  path: '/api/v1/ali/token/ali-token',
  access: 'bearer',
  query: v.object({ originPlatform: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)) }),
  answer: { kind: 'json', schema: v.object({ data: v.string() }) },
  errors: [],
  source: '7, login and session',
  summary: 'Token of the government header frame',
})
