/**
 * The government app's bridge: questions that a page inside the app posts to its frame, and the answers.
 * A message is `{ bridge: 'candidatura', id, ask }`; the answer `{ bridge: 'candidatura', id, data }`.
 */
import * as v from 'valibot'

export const BridgeQuestion = v.object({
  bridge: v.literal('candidatura'),
  id: v.string(),
  ask: v.picklist(['language', 'theme', 'appInfo', 'close']),
})
export type BridgeQuestion = v.InferOutput<typeof BridgeQuestion>

/** `language`: zh-Hant, pt or en. */
export const BridgeLanguage = v.object({ language: v.string() })
export const BridgeTheme = v.object({ dark: v.boolean() })
/** Height of the status bar in CSS pixels. */
export const BridgeAppInfo = v.object({ statusBarHeight: v.number() })
