/** What a file of journeys stands on: one product, one browser, the auditor at the end. */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest'
import { auditProduct } from '#test/support/auditor.ts'
import { openBrowser, type Visitor, type VisitorOptions, visit } from '#test/support/browser.ts'
import type { EngineName } from '#test/support/engines/openEngine.ts'
import { startJourneyProduct } from '#test/support/journeyProduct.ts'
import { keepOnFailure } from '#test/support/onFailure.ts'
import type { Product, ProductOptions } from '#test/support/product.ts'
import { type Staging, staging } from '#test/support/staging.ts'

export interface Ground {
  product: Product
  browser: Browser
  people: Staging
  /** a visitor whose last page is kept when the test fails, and who leaves when it ends */
  visitor(context: TestContext, options?: VisitorOptions): Promise<Visitor>
}

/** Call it once, at the top of a file. Its fields are there once the tests run. */
export function journeyGround(
  options: ProductOptions & { withBackForwardCache?: boolean; engine?: EngineName } = {},
): Ground {
  let visitors: Visitor[] = []
  const ground = {
    async visitor(context, visitorOptions) {
      const visitor = await visit(ground.browser, visitorOptions)
      keepOnFailure(context, visitor)
      visitors.push(visitor)
      return visitor
    },
  } as Ground
  beforeAll(async () => {
    const [product, browser] = await Promise.all([startJourneyProduct(options), openBrowser(options)])
    Object.assign(ground, { product, browser, people: staging(product) })
  })
  // not after a test: a failing one still shows its page
  beforeEach(async () => {
    const leaving = visitors
    visitors = []
    await Promise.all(leaving.map((visitor) => visitor.leave()))
  })
  afterEach(async () => {
    ground.product?.sandbox.control.faults.clear()
    await ground.product?.sandbox.control.clock.set(null)
  })
  afterAll(async () => {
    try {
      if (ground.product) expect(await auditProduct(ground.product)).toEqual([])
    } finally {
      await ground.browser?.close()
      await ground.product?.stop()
    }
  })
  return ground
}
