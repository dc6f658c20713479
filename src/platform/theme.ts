/** Light, dark, or as the system has it. The page's HTML sets the class before the first paint; this keeps it true. */
import { localStore, type Store, storageKeys } from '#src/platform/storage.ts'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

export interface Theme {
  choice(): ThemeChoice
  choose(choice: ThemeChoice): void
  /** The app's own theme: shown for this visit, a choice of the person's own comes first. */
  suggest(theme: 'light' | 'dark'): void
  /** Begins to follow the system. */
  start(): void
  subscribe(listener: () => void): () => void
}

export interface ThemePage {
  root: Pick<HTMLElement, 'classList'>
  darkSystem: Pick<MediaQueryList, 'matches' | 'addEventListener'>
  /** tells when the browser begins to print, and when it has */
  onPrint(listener: (isPrinting: boolean) => void): void
}

export function createTheme(page: () => ThemePage, store: Store): Theme {
  const listeners = new Set<() => void>()
  let isPrinting = false
  let suggested: 'light' | 'dark' | null = null
  const choice = (): ThemeChoice => {
    const kept = store.read(storageKeys.theme)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  }
  function show() {
    const { root, darkSystem } = page()
    const chosen = choice()
    const wanted = chosen === 'system' ? (suggested ?? (darkSystem.matches ? 'dark' : 'light')) : chosen
    // paper is white
    root.classList.toggle('dark', wanted === 'dark' && !isPrinting)
    for (const listener of listeners) listener()
  }
  return {
    choice,
    choose(chosen) {
      if (chosen === 'system') store.remove(storageKeys.theme)
      else store.write(storageKeys.theme, chosen)
      show()
    },
    suggest(wanted) {
      suggested = wanted
      show()
    },
    start() {
      page().darkSystem.addEventListener('change', show)
      page().onPrint((printing) => {
        isPrinting = printing
        show()
      })
      show()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const theme = createTheme(
  () => ({
    root: document.documentElement,
    darkSystem: window.matchMedia('(prefers-color-scheme: dark)'),
    onPrint(listener) {
      window.addEventListener('beforeprint', () => listener(true))
      window.addEventListener('afterprint', () => listener(false))
    },
  }),
  localStore,
)
