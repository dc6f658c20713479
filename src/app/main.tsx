import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#src/app/App.tsx'
import { createParts } from '#src/app/parts.ts'
import { prefetchNext } from '#src/app/prefetch.ts'
import { showWrongConfig } from '#src/app/wrongConfig.ts'
import { startInApp } from '#src/features/shell/startInApp.ts'
import { storedLanguage } from '#src/i18n/language.ts'
import { loadTexts, switchLanguage } from '#src/i18n/loadTexts.ts'
import { RuntimeConfigError, runtimeConfig } from '#src/platform/runtimeConfig.ts'
import { theme } from '#src/platform/theme.ts'

/** Configuration, then texts and the first page side by side, then the first render: nothing flickers. */
async function start(root: HTMLElement) {
  try {
    runtimeConfig()
  } catch (error) {
    if (!(error instanceof RuntimeConfigError)) throw error
    showWrongConfig(root, error)
    return
  }
  theme.start()
  const parts = createParts()
  await Promise.all([switchLanguage(storedLanguage()), loadTexts(['core']), parts.router.load()])
  createRoot(root).render(
    <StrictMode>
      <App {...parts} />
    </StrictMode>,
  )
  prefetchNext(parts.router)
  void startInApp()
}

const root = document.getElementById('root')
if (root) void start(root)
