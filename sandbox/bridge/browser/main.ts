/** The phone frame: opens the application and answers what it asks of the government app. */
import type * as v from 'valibot'
import type { BridgeAppInfo, BridgeLanguage, BridgeQuestion, BridgeTheme } from '#contract/external/bridge.ts'
import { make, need, pageData } from '../../kit/browser/dom.ts'
import type { BridgePageData } from '../bridgeApp.ts'

const data = pageData<BridgePageData>()
const settings = need('#settings', HTMLFormElement)
const phone = need('#phone', HTMLElement)
const frame = need('#app', HTMLIFrameElement)
const closed = need('#closed', HTMLElement)
const asked = need('#asked', HTMLOListElement)

const field = (name: string) => new FormData(settings).get(name)
const statusBarHeight = () => Math.min(Math.max(Number(field('statusBarHeight')) || 0, 0), 120)

type Answer =
  | v.InferOutput<typeof BridgeLanguage>
  | v.InferOutput<typeof BridgeTheme>
  | v.InferOutput<typeof BridgeAppInfo>
  | null

const answers: Record<BridgeQuestion['ask'], () => Answer> = {
  language: () => ({ language: String(field('language')) }),
  theme: () => ({ dark: field('dark') !== null }),
  appInfo: () => ({ statusBarHeight: statusBarHeight() }),
  close() {
    frame.hidden = true
    closed.hidden = false
    frame.removeAttribute('src')
    return null
  },
}

const isQuestion = (message: unknown): message is BridgeQuestion =>
  typeof message === 'object' &&
  message !== null &&
  'bridge' in message &&
  message.bridge === 'candidatura' &&
  'id' in message &&
  typeof message.id === 'string' &&
  'ask' in message &&
  Object.keys(answers).includes(String(message.ask))

addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.origin !== data.appOrigin || !isQuestion(event.data))
    return
  const { bridge, id, ask } = event.data
  asked.append(make('li', {}, ask))
  if (field('silent') !== null) return
  frame.contentWindow?.postMessage({ bridge, id, data: answers[ask]() }, data.appOrigin)
})

function open(): void {
  const height = statusBarHeight()
  phone.style.setProperty('--phone-width', `${field('width')}px`)
  phone.style.setProperty('--status-bar', `${height}px`)
  asked.replaceChildren()
  closed.hidden = true
  frame.hidden = false
  frame.src = data.appAddress
}

settings.addEventListener('submit', (event) => {
  event.preventDefault()
  open()
})
open()
