import { DateTime, FixedOffsetZone } from 'luxon'
import { hoursAheadOfUtc } from '#contract/limits.ts'

/** Macao has no summer time: a fixed offset needs no Intl. */
const zone = FixedOffsetZone.instance(hoursAheadOfUtc * 60)

/** A moment on Macao's clock and calendar. @param moment ISO 8601 with offset, or milliseconds since 1970 */
export const inMacao = (moment: string | number): DateTime =>
  typeof moment === 'number' ? DateTime.fromMillis(moment, { zone }) : DateTime.fromISO(moment, { zone })
