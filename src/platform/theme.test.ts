import { expect, test } from 'vitest'
import { createStore } from '#src/platform/storage.ts'
import { createTheme } from '#src/platform/theme.ts'

function pageWith(system: { dark: boolean }) {
  const classes = new Set<string>()
  let changed = () => {}
  let printed = (_: boolean) => {}
  const theme = createTheme(
    () => ({
      root: {
        classList: {
          toggle: (name: string, on?: boolean) =>
            (on ? classes.add(name) : classes.delete(name)) && Boolean(on),
        } as unknown as DOMTokenList,
      },
      darkSystem: {
        get matches() {
          return system.dark
        },
        addEventListener: (_: string, listener: () => void) => {
          changed = listener
        },
      } as unknown as MediaQueryList,
      onPrint: (listener) => {
        printed = listener
      },
    }),
    createStore(() => undefined),
  )
  theme.start()
  return {
    theme,
    isDark: () => classes.has('dark'),
    systemChanges: () => changed(),
    prints: (is: boolean) => printed(is),
  }
}

test('without a choice the page follows the system, also later', () => {
  const system = { dark: false }
  const { isDark, systemChanges } = pageWith(system)
  expect(isDark()).toBe(false)
  system.dark = true
  systemChanges()
  expect(isDark()).toBe(true)
})

test('a choice stands against the system, until the system is chosen again', () => {
  const { theme, isDark } = pageWith({ dark: true })
  theme.choose('light')
  expect([theme.choice(), isDark()]).toEqual(['light', false])
  theme.choose('system')
  expect([theme.choice(), isDark()]).toEqual(['system', true])
})

test('the app’s theme counts before the system, a choice of one’s own before both', () => {
  const { theme, isDark } = pageWith({ dark: false })
  theme.suggest('dark')
  expect(isDark()).toBe(true)
  theme.choose('light')
  expect(isDark()).toBe(false)
})

test('paper is white, and the screen is dark again afterwards', () => {
  const { theme, isDark, prints } = pageWith({ dark: true })
  prints(true)
  expect([theme.choice(), isDark()]).toEqual(['system', false])
  prints(false)
  expect(isDark()).toBe(true)
})
