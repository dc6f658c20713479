/** Milliseconds of the quickest of five runs: what else the machine does at that moment counts for nothing. */
export const quickest = (run: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const begun = performance.now()
      run()
      return performance.now() - begun
    }),
  )
