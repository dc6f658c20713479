import { FixedOffsetZone } from 'luxon'
import { hoursAheadOfUtc } from '#contract/limits.ts'

/** Macao has no summer time. */
export const macaoZone = FixedOffsetZone.instance(hoursAheadOfUtc * 60)
