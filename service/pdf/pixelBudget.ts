/** Keeps the memory of pictures being decoded within bounds: work waits until its pixels fit. */

export interface PixelBudget {
  /** @param pixels width × height of what is decoded */
  spend<T>(pixels: number, work: () => Promise<T>): Promise<T>
}

/** @param limit pixels decoded at once; one larger picture passes alone */
export function createPixelBudget(limit: number): PixelBudget {
  let spent = 0
  const waiting: { cost: number; go: () => void }[] = []
  const admit = () => {
    for (let next = waiting[0]; next && (spent === 0 || spent + next.cost <= limit); next = waiting[0]) {
      waiting.shift()
      spent += next.cost
      next.go()
    }
  }
  return {
    async spend(pixels, work) {
      const cost = Math.min(Math.max(pixels, 1), limit)
      await new Promise<void>((go) => {
        waiting.push({ cost, go })
        admit()
      })
      try {
        return await work()
      } finally {
        spent -= cost
        admit()
      }
    },
  }
}
