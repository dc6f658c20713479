/** The stories that hold in each engine that a person may have. */
import { describe } from 'vitest'
import { findEngines, howToGetEngine } from '#scripts/engines.ts'
import { storiesAround } from '#test/engines/stories/around.ts'
import { controlStories } from '#test/engines/stories/controls.ts'
import { dateStories } from '#test/engines/stories/dates.ts'
import { dialogStories } from '#test/engines/stories/dialogs.ts'
import { pressStories } from '#test/engines/stories/presses.ts'
import { wholeJourneyStories } from '#test/engines/stories/wholeJourney.ts'
import type { EngineName } from '#test/support/engines/openEngine.ts'
import { journeyGround } from '#test/support/journeyGround.ts'

/** Call it once in a file: a product and a browser for all of them. */
export function engineStories(engine: EngineName): void {
  const isMissing = engine !== 'chromium' && findEngines()[engine] === undefined
  if (isMissing) console.log(`${howToGetEngine[engine]} Its journeys are left out.`)
  describe.skipIf(isMissing)(`in ${engine}`, () => {
    const ground = journeyGround({ engine })
    describe('the whole journey', () => wholeJourneyStories(ground))
    describe('dates', () => dateStories(ground))
    describe('every dialog', () => dialogStories(ground))
    describe('presses', () => pressStories(ground))
    describe('controls', () => controlStories(ground))
    describe('around the steps', () => storiesAround(ground))
  })
}
