/**
 * Renders the first screen when the application is built (scripts/build/prerender.ts): what a person sees before the
 * modules have arrived. Never part of the bundle.
 */
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { basePath } from '#contract/limits.ts'
import type { RuntimeConfig } from '#contract/runtimeConfig.ts'
import { App } from '#src/app/App.tsx'
import { createAppRouter } from '#src/app/router.tsx'
import { loadTexts, switchLanguage } from '#src/i18n/loadTexts.ts'
import type { AppEffects } from '#src/platform/appEffects.ts'
import { giveRuntimeConfig } from '#src/platform/runtimeConfig.ts'

export interface Screen {
  readonly markup: string
  /** Emotion's rules by their own key, so that those of several screens are kept once */
  readonly rules: ReadonlyMap<string, string>
}

const styleElement = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g

/** The address of links that lead nowhere yet: the real page takes this one's place before long. */
const nowhere = 'https://nowhere.invalid/'

const noConfig: RuntimeConfig = {
  apiBase: '/',
  signInUrl: nowhere,
  clientId: '',
  signOutUrl: null,
  personalDocumentsUrl: nowhere,
  bridgeOrigin: null,
  support: { phone: '', email: '' },
  features: { headerFrame: false, maintenance: false },
  maintenancePhraseHash: null,
}

/** Nothing is idle, and nobody signs out, while the build draws. */
const unfinished = () => new Promise<never>(() => {})

const silent: AppEffects = { handle: () => {}, go: () => {} }

/** @param path below the base path, such as `/` */
export async function renderScreen(path: string, language: InterfaceLanguage): Promise<Screen> {
  giveRuntimeConfig(noConfig)
  await loadTexts(['core'])
  await switchLanguage(language)
  const router = createAppRouter(
    { admit: () => undefined, openSubmission: async () => null },
    createMemoryHistory({ initialEntries: [`${basePath}${path}`] }),
  )
  await router.load()
  const html = renderToString(<App router={router} appEffects={silent} loadSession={unfinished} />)
  const rules = new Map([...html.matchAll(styleElement)].map(([, key = '', css = '']) => [key, css] as const))
  return { markup: html.replace(styleElement, '').replaceAll(` href="${nowhere}"`, ''), rules }
}
