import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** Busy and whole time of all processors since the start, in their own unit. */
function times(): { idle: number; all: number } {
  const spent = os.cpus().map(({ times }) => times)
  const sum = (list: readonly number[]) => list.reduce((total, time) => total + time, 0)
  return {
    idle: sum(spent.map(({ idle }) => idle)),
    all: sum(spent.flatMap(({ idle, user, sys, irq, nice }) => [idle, user, sys, irq, nice])),
  }
}

/** The share of the processors that was free during a moment, 0 to 1. */
export async function freeShare(milliseconds = 700): Promise<number> {
  const before = times()
  await wait(milliseconds)
  const after = times()
  return (after.idle - before.idle) / Math.max(1, after.all - before.all)
}

/**
 * Waits until at least half of the processors is free; figures of a busy machine say nothing about the page.
 * @param timeout milliseconds
 * @returns the share that was free in the end
 */
export async function waitForQuiet(timeout: number): Promise<number> {
  const end = Date.now() + timeout
  let free = await freeShare()
  while (free < 0.5 && Date.now() < end) free = await freeShare()
  return free
}
