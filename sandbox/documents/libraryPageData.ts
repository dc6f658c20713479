/** What the personal-document page tells its scripts, in the page's language. */
import { acceptedMediaTypes } from '#contract/entities/document.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import { categoryNames, kindNames, libraryTexts } from '#sandbox/documents/texts.ts'
import { type Bilingual, inLanguage } from '#sandbox/kit/party.ts'

export interface LibraryAddresses {
  /** the service's API with its origin */
  api: string
  signIn: string
  signOut: string
  app: string
  clientId: string
  /** this page's own address, as the single account knows it */
  redirectUri: string
}

export type LibraryText = keyof typeof libraryTexts

export interface LibraryPageData extends LibraryAddresses {
  language: InterfaceLanguage
  texts: Record<LibraryText, string>
  categories: Record<string, string>
  kinds: Record<string, string>
  fileSize: number
  documents: number
  mediaTypes: readonly string[]
}

export function libraryPageData(addresses: LibraryAddresses, language: InterfaceLanguage): LibraryPageData {
  const spoken = <K extends string>(names: Record<K, Bilingual>) =>
    Object.fromEntries(
      Object.entries<Bilingual>(names).map(([key, text]) => [key, inLanguage(text, language)]),
    ) as Record<K, string>
  return {
    ...addresses,
    language,
    texts: spoken(libraryTexts),
    categories: spoken(categoryNames),
    kinds: spoken(kindNames),
    fileSize: limits.fileSize,
    documents: limits.libraryDocuments,
    mediaTypes: acceptedMediaTypes,
  }
}
