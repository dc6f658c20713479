import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'

export const themes = ['light', 'dark'] as const

/** A story, and how it is shown. */
export interface Look {
  readonly story: string
  readonly language: InterfaceLanguage
  readonly theme: (typeof themes)[number]
}

const [firstLanguage] = interfaceLanguages

export const hashOf = (look: Look): string => `#${new URLSearchParams({ ...look })}`

/** @returns null where the address names no story: all of them are offered */
export function readLook(hash: string): Look | null {
  const asked = new URLSearchParams(hash.slice(1))
  const story = asked.get('story')
  if (story === null) return null
  return {
    story,
    language: interfaceLanguages.find((one) => one === asked.get('language')) ?? firstLanguage,
    theme: themes.find((one) => one === asked.get('theme')) ?? 'light',
  }
}
