/**
 * The government app's bridge (section 7, app bridge): questions posted to the frame around the page.
 * Outside the app nobody answers: every question ends with null after a short wait, and the page is a web page.
 */
import * as v from 'valibot'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { BridgeAppInfo, BridgeLanguage, type BridgeQuestion, BridgeTheme } from '#contract/external/bridge.ts'
import { htmlLanguageOf } from '#contract/languageTags.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'

export interface Bridge {
  /** the app says zh-Hant, pt or en; null where the pages have no such language: the default stays */
  language(): Promise<InterfaceLanguage | null>
  theme(): Promise<'light' | 'dark' | null>
  /** null outside the app; the height is in CSS pixels */
  appInfo(): Promise<{ statusBarHeight: number } | null>
  close(): void
}

export const bridgeTimeout = 1_500

const BridgeAnswer = v.object({ bridge: v.literal('candidatura'), id: v.string(), data: v.unknown() })

/** The part of a window that the bridge needs. */
export interface BridgeWindow {
  parent: { postMessage(message: unknown, targetOrigin: string): void }
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

/** @param origin the app's origin; answers from elsewhere are ignored. null: there is no app. */
export function createBridge(page: BridgeWindow, origin: string | null, timeout = bridgeTimeout): Bridge {
  const framed = origin !== null && page.parent !== (page as unknown)
  const target = origin === null ? null : new URL(origin).origin

  function post(ask: BridgeQuestion['ask'], id: string) {
    if (framed && target) page.parent.postMessage({ bridge: 'candidatura', id, ask }, target)
  }

  function question<S extends v.GenericSchema>(ask: BridgeQuestion['ask'], schema: S) {
    if (!framed) return Promise.resolve(null)
    return new Promise<v.InferOutput<S> | null>((resolve) => {
      const id = crypto.randomUUID()
      const finish = (value: v.InferOutput<S> | null) => {
        clearTimeout(timer)
        page.removeEventListener('message', listen)
        resolve(value)
      }
      const listen = (event: MessageEvent) => {
        if (event.origin !== target || (event.source as unknown) !== page.parent) return
        const answer = v.safeParse(BridgeAnswer, event.data)
        if (!answer.success || answer.output.id !== id) return
        const data = v.safeParse(schema, answer.output.data)
        finish(data.success ? data.output : null)
      }
      const timer = setTimeout(() => finish(null), timeout)
      page.addEventListener('message', listen)
      post(ask, id)
    })
  }

  return {
    async language() {
      const answer = await question('language', BridgeLanguage)
      return interfaceLanguages.find((language) => htmlLanguageOf[language] === answer?.language) ?? null
    },
    async theme() {
      const answer = await question('theme', BridgeTheme)
      return answer && (answer.dark ? 'dark' : 'light')
    },
    appInfo: () => question('appInfo', BridgeAppInfo),
    close: () => post('close', crypto.randomUUID()),
  }
}

let known: Bridge | undefined

/** The bridge of this page. @throws RuntimeConfigError */
export function appBridge(): Bridge {
  known ??= createBridge(window, runtimeConfig().bridgeOrigin)
  return known
}
