/** Stands between the page and the service, and lets one call fail: the next of its endpoint, once it is armed. */

import type { BrowserContext, Route } from 'playwright-core'
import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { ErrorCode } from '#contract/errorCodes.ts'
import { apiBase } from '#contract/limits.ts'
import { answerWith } from '#test/pages/serviceAnswers.ts'
import type { Fault } from '#test/paths/faults/fault.ts'
import { isCallOf } from '#test/paths/gate.ts'

/** Address to which the service leads a browser that it refuses. */
export type SendsBack = (code: ErrorCode) => string

export class FailOnce {
  readonly #call: Endpoint
  readonly #fault: Fault
  readonly #sendsBack: SendsBack | null
  readonly #isTrue: () => Promise<unknown>
  readonly #met = Promise.withResolvers<void>()
  readonly #released = Promise.withResolvers<void>()
  #passing = Number.POSITIVE_INFINITY

  /**
   * @param isTrue another tab does what makes the refusal true, just before it is answered
   * @param sendsBack the browser itself goes there, and is sent back where the service refuses
   */
  constructor(call: Endpoint, fault: Fault, isTrue: () => Promise<unknown>, sendsBack: SendsBack | null) {
    this.#call = call
    this.#fault = fault
    this.#isTrue = isTrue
    this.#sendsBack = sendsBack
  }

  async open(context: BrowserContext): Promise<void> {
    await context.route(
      (url) => url.pathname.startsWith(apiBase),
      async (route) => {
        if (!isCallOf(this.#call, route)) return route.fallback().catch(gone)
        this.#passing -= 1
        if (this.#passing !== -1) return route.fallback().catch(gone)
        await this.#fail(route).then(this.#met.resolve, this.#met.reject)
      },
    )
  }

  /** From now on: `skip` calls pass, the one after them fails. */
  arm(skip: number): void {
    this.#passing = skip
  }

  /** Waits until the call has been made and has failed. */
  async met(timeout: number): Promise<void> {
    const timer = setTimeout(
      () => this.#met.reject(new Error(`the page has not called ${this.#call.name}`)),
      timeout,
    )
    await this.#met.promise.finally(() => clearTimeout(timer))
  }

  /** The silence is over: the service answers. */
  release(): void {
    this.#released.resolve()
  }

  async #fail(route: Route): Promise<void> {
    const { answer, isLost } = this.#fault
    if (answer === 'never') {
      this.#met.resolve()
      await this.#released.promise
      return route.continue()
    }
    await this.#isTrue()
    if (isLost) await route.fetch({ maxRedirects: 0 })
    if (this.#sendsBack === null || !v.is(ErrorCode, answer)) return answerWith(route, answer)
    return route.fulfill({ status: 302, headers: { location: this.#sendsBack(answer) } })
  }
}

const gone = () => undefined
