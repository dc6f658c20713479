/** The whole product with the application served from source by Vite, as a developer has it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { basePath } from '#contract/limits.ts'
import { freePort } from '#scripts/freePort.ts'
import { startChild } from '#scripts/product/child.ts'
import { originOf } from '#scripts/product/settings.ts'
import { startJourneyProduct } from '#test/support/journeyProduct.ts'
import type { Product } from '#test/support/product.ts'

export async function startFromSource(): Promise<Product> {
  const port = await freePort()
  const origin = originOf(port)
  const product = await startJourneyProduct({ publicOrigin: origin })
  const cache = mkdtempSync(join(tmpdir(), 'candidatura-vite-'))
  const { NODE_ENV: _, ...environment } = process.env
  const vite = startChild({
    name: 'application from source',
    script: 'test/support/viteServer.ts',
    env: { ...environment, DEV_PORT: String(port), SERVICE_URL: product.origin, VITE_CACHE: cache },
  })
  const stop = async () => {
    await vite.stop()
    rmSync(cache, { recursive: true, force: true })
    await product.stop()
  }
  try {
    await vite.ready
    return { ...product, origin, address: (path) => `${origin}${basePath}${path}`, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}
