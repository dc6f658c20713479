/** What paths are walked on: the build whose charts tell what happens, the service, the sandbox, and a browser. */
import { walkedMode } from '#scripts/product/builds.ts'
import type { Ground } from '#test/paths/walkPath.ts'
import { openBrowser } from '#test/support/browser.ts'
import type { EngineName } from '#test/support/engines/openEngine.ts'
import { startProduct } from '#test/support/product.ts'
import { staging } from '#test/support/staging.ts'

export async function walkGround({
  engine = 'chromium',
  isHeaded = false,
}: {
  engine?: EngineName
  isHeaded?: boolean
} = {}): Promise<Ground & { close(): Promise<void> }> {
  const product = await startProduct({ mode: walkedMode })
  const browser = await openBrowser({ engine, isHeaded })
  return {
    product,
    browser,
    people: staging(product),
    async close() {
      await browser.close()
      await product.stop()
    },
  }
}
