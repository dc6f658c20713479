import { useSyncExternalStore } from 'react'
import { flags, onAppMode } from '#src/platform/flags.ts'

/** Whether the page runs inside the government app, and how much of it the app's status bar covers. */
export function useAppMode(): { isApp: boolean; statusBarHeight: number } {
  const isApp = useSyncExternalStore(onAppMode, () => flags.isApp)
  const statusBarHeight = useSyncExternalStore(onAppMode, () => flags.statusBarHeight)
  return { isApp, statusBarHeight }
}
