/** Some people, one after another, who press about until the steps are used up. */
import { type Lived, live } from '#test/paths/random/life.ts'
import type { Ground } from '#test/paths/walkPath.ts'

/** Steps of one person: another begins then, elsewhere. */
export const stepsOfLife = 60

export interface RandomChoice {
  readonly steps: number
  readonly seed: number
  /** how many people at a time */
  readonly workers: number
  /** told of each person who is done */
  readonly onLived: (lived: Lived) => void
}

/** The n-th person has the seed of the walk and n more: what went wrong goes wrong again by that seed alone. */
export async function walkAtRandom(
  ground: Ground,
  { steps, seed, workers, onLived }: RandomChoice,
): Promise<readonly Lived[]> {
  const waiting = Array.from({ length: Math.ceil(steps / stepsOfLife) }, (_, at) => ({
    seed: seed + at,
    steps: Math.min(stepsOfLife, steps - at * stepsOfLife),
  }))
  const all: Lived[] = []
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const lived = await live(ground, next.seed, next.steps)
      all.push(lived)
      onLived(lived)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return all
}
