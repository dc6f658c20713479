import { EventEmitter } from 'node:events'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { getSubmission } from '#contract/endpoints/submission.ts'
import { apiBase } from '#contract/limits.ts'
import { Traffic } from '#test/paths/random/traffic.ts'

const origin = 'http://127.0.0.1:1'
const path = `${apiBase}${getSubmission.path.replace('{id}', 'S1')}`

/** A page that can be made to tell what a browser tells. */
function pageAt(url: string) {
  const events = new EventEmitter()
  const page = Object.assign(events, { url: () => url, mainFrame: () => null })
  return { events, traffic: new Traffic(page as unknown as Page, origin) }
}

const request = (method: string, url: string, resourceType = 'fetch') => ({
  method: () => method,
  url: () => url,
  resourceType: () => resourceType,
  isNavigationRequest: () => resourceType === 'document',
  failure: () => ({ errorText: 'net::ERR_CONNECTION_REFUSED' }),
})
const answer = (asked: ReturnType<typeof request>, status: number, code?: string) => ({
  status: () => status,
  url: asked.url,
  request: () => asked,
  json: () => (code === undefined ? Promise.reject(new Error('gone')) : Promise.resolve({ code })),
})
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the traffic of a random walk', () => {
  const submission = request('GET', `${origin}${path}`)

  test.each([
    ['a code that the call declares is no fault', 409, 'APP_IS_NOT_BELONG_TO_USER', []],
    ['a refusal whose words are gone counts by its status', 409, undefined, []],
    ['a session that is over is none', 401, 'UNAUTHORIZED', []],
    [
      'a service that breaks is one',
      500,
      'SERVICE_ERROR',
      [`GET ${path} answered 500 SERVICE_ERROR, which is not declared`],
    ],
    [
      'a service that breaks is one without its words too',
      502,
      undefined,
      [`GET ${path} answered 502, which is not declared`],
    ],
    [
      'a code of another call is one',
      409,
      'STAGE_ERROR',
      [`GET ${path} answered 409 STAGE_ERROR, which is not declared`],
    ],
  ])('%s', async (_, status, code, faults) => {
    const { events, traffic } = pageAt(`${origin}/application/`)
    events.emit('response', answer(submission, status, code))
    await settle()
    expect(traffic.faults).toEqual(faults)
  })

  test('an address without a page is answered by one that says so; a missing script is a fault', async () => {
    const { events, traffic } = pageAt(`${origin}/application/`)
    events.emit('response', answer(request('GET', `${origin}/application/nowhere`, 'document'), 404))
    events.emit('response', answer(request('GET', `${origin}/application/assets/x.js`, 'script'), 404))
    await settle()
    expect(traffic.faults).toEqual(['GET /application/assets/x.js answered 404, which is not declared'])
  })

  test('what a script throws, what the console says and what does not arrive are faults', () => {
    const { events, traffic } = pageAt(`${origin}/application/`)
    events.emit('pageerror', { message: 'x is undefined' })
    events.emit('console', { type: () => 'error', text: () => 'Each child should have a key' })
    events.emit('console', { type: () => 'error', text: () => 'Failed to load resource: 404' })
    events.emit('console', { type: () => 'info', text: () => 'hello' })
    events.emit('requestfailed', submission)
    expect(traffic.faults).toEqual([
      'script: x is undefined',
      'console: Each child should have a key',
      `GET ${submission.url()} failed: net::ERR_CONNECTION_REFUSED`,
    ])
  })

  test('is quiet once what was asked for is there, and does not wait for pictures', () => {
    const { events, traffic } = pageAt(`${origin}/application/`)
    events.emit('request', submission)
    events.emit('request', request('GET', `${origin}/application/a.webp`, 'image'))
    expect(traffic.isQuiet).toBe(false)
    events.emit('requestfinished', submission)
    expect(traffic.isQuiet).toBe(true)
  })
})
