import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { macaoDateOf } from '#contract/rules/macaoDate.ts'

/** The day in Macao of the first start, `yyyy-mm-dd`: service and sandbox count the examples' periods from the same day. */
export const examplesDayOf = (dataDir: string): string => {
  const file = join(dataDir, 'examples-day')
  if (!existsSync(file)) writeFileSync(file, macaoDateOf(Date.now()))
  return readFileSync(file, 'utf8').trim()
}
