/** The product for a file of journeys: its database is a copy of the run's template, on the server of the run. */
import { freshDatabase } from '#test/support/freshDatabase.ts'
import { type Product, type ProductOptions, startProduct } from '#test/support/product.ts'

export const startJourneyProduct = (options: ProductOptions = {}): Promise<Product> =>
  startProduct({
    ...options,
    async openDatabase() {
      const { url, drop } = await freshDatabase()
      return { url, stop: drop }
    },
  })
