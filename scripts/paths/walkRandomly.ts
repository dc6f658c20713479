/** `npm run paths -- --random N`: people press about, and what goes wrong is told so that it can be seen again. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#scripts/checking/run.ts'
import type { Tally } from '#scripts/checking/tests.ts'
import { walkGround } from '#test/paths/ground.ts'
import type { Lived } from '#test/paths/random/life.ts'
import { walkAtRandom } from '#test/paths/random/randomWalk.ts'
import type { PathOptions } from './options.ts'

type Options = Pick<PathOptions, 'seed' | 'workers' | 'isHeaded'> & { readonly steps: number }

/** @returns how many people walked soundly; those who did not */
export async function walkRandomly(options: Options): Promise<Tally> {
  const ground = await walkGround(options)
  try {
    const lives = await walkAtRandom(ground, {
      ...options,
      onLived: ({ seed, steps: done, fault }) =>
        console.log(`${fault === null ? '✓' : '✗'} seed ${seed}: ${done[0]}, ${done.length - 1} steps`),
    })
    const failed = lives.filter(({ fault }) => fault !== null)
    for (const life of failed) console.log(toldOf(life))
    const taken = lives.reduce((sum, life) => sum + life.steps.length - 1, 0)
    console.log(`\n${taken} random steps, by ${lives.length} people`)
    return {
      passed: lives.length - failed.length,
      failures: failed.map(({ seed, fault }) => `seed ${seed}: ${fault}`),
    }
  } finally {
    await ground.close()
  }
}

/** What somebody needs to see it again. */
function toldOf({ seed, steps, fault, screenshot }: Lived): string {
  const picture = `test-results/random-${seed}.jpg`
  if (screenshot !== null) {
    mkdirSync(dirname(join(root, picture)), { recursive: true })
    writeFileSync(join(root, picture), screenshot)
  }
  return [
    `\nSeed ${seed}, after ${steps.length - 1} steps: ${fault}`,
    ...steps.slice(-30).map((step) => `  ${step}`),
    `Again: npm run paths -- --random ${Math.max(steps.length - 1, 1)} --seed ${seed}; the page is in ${picture}`,
  ].join('\n')
}
