/** The global client flags (section 3): isXsDevices, isApp, isMobileDevices, isIE. */
import { limits } from '#contract/limits.ts'
import type { Bridge } from '#src/platform/bridge.ts'
import { type Store, sessionStore, storageKeys } from '#src/platform/storage.ts'

/** What the flags are read from; a browser's window has it all. */
export interface FlagSource {
  innerWidth: number
  navigator: { userAgent: string; maxTouchPoints: number }
  document: { documentMode?: number }
}

/** Phones and tablets; an iPad calls itself a Mac but has touch points. */
export function isMobile({ userAgent, maxTouchPoints }: FlagSource['navigator']): boolean {
  return (
    /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  )
}

export interface Flags {
  readonly isXsDevices: boolean
  readonly isApp: boolean
  readonly isMobileDevices: boolean
  readonly isIE: boolean
  /** CSS pixels that the app's status bar covers; 0 outside the app */
  readonly statusBarHeight: number
}

/** @param store session storage, where isApp, isMobileDevices and sh are kept for the tab */
export function createFlags(source: FlagSource, store: Store): Flags {
  return {
    get isXsDevices() {
      return source.innerWidth < limits.smallScreen
    },
    get isApp() {
      return store.read(storageKeys.isApp) === 'true'
    },
    get isMobileDevices() {
      return isMobile(source.navigator)
    },
    get isIE() {
      return source.document.documentMode !== undefined
    },
    get statusBarHeight() {
      const height = Number(store.read(storageKeys.statusBarHeight))
      return Number.isFinite(height) && height > 0 && height < 200 ? height : 0
    },
  }
}

const listeners = new Set<() => void>()
/** Tells when the app has answered. */
export function onAppMode(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Asks the app once a start and keeps the answer for the tab.
 * @returns whether the page runs inside the government app
 */
export async function learnAppMode(bridge: Bridge, store: Store, source: FlagSource): Promise<boolean> {
  store.write(storageKeys.isMobileDevices, String(isMobile(source.navigator)))
  const info = await bridge.appInfo()
  store.write(storageKeys.isApp, String(info !== null))
  if (info) store.write(storageKeys.statusBarHeight, String(info.statusBarHeight))
  else store.remove(storageKeys.statusBarHeight)
  for (const listener of listeners) listener()
  return info !== null
}

/** This page's. Lazy, so that the module can be read where there is no window. */
export const flagSource: FlagSource = {
  get innerWidth() {
    return window.innerWidth
  },
  get navigator() {
    return window.navigator
  },
  get document() {
    return document as FlagSource['document']
  },
}

export const flags: Flags = createFlags(flagSource, sessionStore)
