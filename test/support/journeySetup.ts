import { buildWhenStale } from '#scripts/product/build.ts'

/** Vitest's global set-up of the journeys: files that run at the same time find a fresh build, and none of them makes it. */
export const setup = () => buildWhenStale(console.log)
