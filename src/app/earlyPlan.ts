import type { InterfaceLanguage } from '#contract/enums.ts'

/** What the inline script of index.html is told when the page is built (scripts/build/earlyScript.ts). */
export interface EarlyPlan {
  /** base path, ends with a slash */
  readonly base: string
  /** modules and catalogues, below the base; the other entries name them by their place here */
  readonly files: readonly string[]
  /** first path segment of a page ('' is the list) -> its modules */
  readonly pages: Readonly<Record<string, readonly number[]>>
  /** first path segment -> language -> its catalogues */
  readonly texts: Readonly<Record<string, Readonly<Record<InterfaceLanguage, readonly number[]>>>>
  /** calls that the list begins with, below the API base */
  readonly calls: readonly string[]
  /** id of the configuration block, and keys of the browser's storage */
  readonly config: string
  readonly keys: { readonly language: string; readonly theme: string; readonly token: string }
  /** what `html` carries as `lang` */
  readonly languages: Readonly<Record<InterfaceLanguage, string>>
}
