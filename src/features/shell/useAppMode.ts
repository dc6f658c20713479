import { useSyncExternalStore } from 'react'
import { flags, onAppMode } from '#src/platform/flags.ts'

const readIsApp = () => flags.isApp
const readHeight = () => flags.statusBarHeight

/** Whether the page runs inside the government app, and how much of it the app's status bar covers. */
export function useAppMode(): { isApp: boolean; statusBarHeight: number } {
  const isApp = useSyncExternalStore(onAppMode, readIsApp, readIsApp)
  const statusBarHeight = useSyncExternalStore(onAppMode, readHeight, readHeight)
  return { isApp, statusBarHeight }
}
