import { moveClock } from '#service/store/movableClock.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

/** Moves the clock of a rehearsal. @param now the moment to show, or null for the machine's time again */
export const moveClockTo = ({ db }: Pick<Dependencies, 'db'>, now: Date | null): Promise<void> =>
  moveClock(db, now)
