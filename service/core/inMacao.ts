import { DateTime } from 'luxon'
import { macaoZone } from '#service/core/macaoZone.ts'

/** A moment on Macao's clock and calendar. @param moment a number is milliseconds since 1970 */
export const inMacao = (moment: Date | number): DateTime =>
  DateTime.fromMillis(Number(moment), { zone: macaoZone })
