import * as v from 'valibot'
import { Message, type Told } from '#src/devtools/inspector/message.ts'

/** The part of a BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: Message): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

export interface Broadcaster {
  tell(told: Told): void
  /** a viewer has answered */
  hasViewer(): boolean
  /** the page is left; the browser may keep it, with everything it knows */
  leave(): void
  /** the page is shown, again or for the first time */
  enter(): void
}

/** A page that stays open for days must not fill the memory: older steps are forgotten. */
const mostSteps = 2_000

/** Tells viewers what happens in this page, and to one that comes later what has happened. */
export function createBroadcaster(page: string, openChannel: () => Channel): Broadcaster {
  const history: Told[] = []
  let channel: Channel | null = null
  let answered = false
  const send = (told: Told) => channel?.postMessage({ kind: 'told', page, told })

  const forgetOldest = () => {
    const oldest = history.findIndex(({ kind }) => kind === 'step')
    if (history.length > mostSteps && oldest >= 0) history.splice(oldest, 1)
  }

  return {
    tell(told) {
      history.push(told)
      forgetOldest()
      send(told)
    },
    hasViewer: () => answered,
    enter() {
      if (channel) return
      channel = openChannel()
      channel.addEventListener('message', ({ data }) => {
        if (!v.is(Message, data) || data.kind !== 'hello') return
        answered = true
        for (const told of history) send(told)
      })
      channel.postMessage({ kind: 'opened', page })
    },
    leave() {
      channel?.postMessage({ kind: 'left', page })
      channel?.close()
      channel = null
      answered = false
    },
  }
}
