/** The JSON block that tells a deployed application its addresses (contract/runtimeConfig.ts). */
import * as v from 'valibot'
import { RuntimeConfig, runtimeConfigElement } from '#contract/runtimeConfig.ts'

/** A block that is missing or wrong. `setting` names the field, such as `support.email`. */
export class RuntimeConfigError extends Error {
  override name = 'RuntimeConfigError'
  readonly setting: string
  constructor(setting: string, detail: string) {
    super(`${setting}: ${detail}`)
    this.setting = setting
  }
}

/**
 * @param text content of the block, or null where the page has none
 * @throws RuntimeConfigError naming the first wrong setting
 */
export function parseRuntimeConfig(text: string | null): RuntimeConfig {
  if (text === null) throw new RuntimeConfigError(runtimeConfigElement, 'the page has no such block')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new RuntimeConfigError(runtimeConfigElement, 'not JSON')
  }
  const parsed = v.safeParse(RuntimeConfig, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new RuntimeConfigError(v.getDotPath(issue) ?? runtimeConfigElement, issue.message)
}

let known: RuntimeConfig | undefined

/** Gives the settings where there is no page to read them from: the prerendered screen. */
export function giveRuntimeConfig(config: RuntimeConfig): void {
  known = config
}

/**
 * The settings of this page, read once.
 * @throws RuntimeConfigError
 */
export function runtimeConfig(): RuntimeConfig {
  known ??= parseRuntimeConfig(document.getElementById(runtimeConfigElement)?.textContent ?? null)
  return known
}
