/**
 * What mouse and fingers are doing. Engines count clicks differently, and only some hold the page in place while it is
 * pressed: so the page watches the pointer itself.
 */

/** A second press within so many milliseconds and CSS pixels belongs to the first, as systems have it by default. */
const soon = 500
const near = { mouse: 10, touch: 40 } as const

/** Events after which no button is held any more; the last ones tell it where the release itself was not heard. */
const endings = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'blur', 'pagehide', 'keydown'] as const

export interface Presses {
  /** Resolves when nothing is pressed and the click of the last press has been heard; at once where that is so. */
  released(): Promise<void>
  /** How many presses have begun so far. */
  count(): number
  /**
   * Asked while a click is heard: whether its press began while there were `count` of them, or is the second half of a
   * double click that did. What has come in between is not what the person meant. A click without a press is never one.
   */
  beganBy(count: number): boolean
}

/** In a task of its own: a click is heard in the task of its release. Timers would wait where a clock stands. */
function inNextTask(task: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    task()
  }
  port2.postMessage(null)
}

export function createPresses(page: EventTarget): Presses {
  let presses = 0
  /** the press that the last one belongs to: itself, or the first of a double click */
  let first = {
    number: 0,
    x: 0,
    y: 0,
    at: Number.NEGATIVE_INFINITY,
    on: null as Partial<Pick<Node, 'isConnected'>> | null,
  }
  /** changes with each press, null while nothing is pressed */
  let held: { readonly clientX: number; readonly clientY: number } | null = null
  const waiting: (() => void)[] = []

  const release = ({ type, target }: Event) => {
    const ended = held
    // a field that loses the focus is no window that does
    if (ended === null || (type === 'blur' && target !== page)) return
    inNextTask(() => {
      // pressed again meanwhile
      if (held !== ended) return
      held = null
      page.removeEventListener('pointermove', onMove, true)
      for (const go of waiting.splice(0)) go()
    })
  }
  const onMove = (event: Event) => {
    const { buttons, clientX, clientY } = event as PointerEvent
    // a move without a distance is no sign that the button was let go elsewhere
    if (buttons === 0 && (clientX !== held?.clientX || clientY !== held.clientY)) release(event)
  }
  const hold = ({ clientX, clientY }: MouseEvent) => {
    held = { clientX, clientY }
    page.addEventListener('pointermove', onMove, true)
  }

  /** its pointerdown was heard, its mousedown was not yet */
  let isBegun = false
  const begin = ({ clientX: x, clientY: y, timeStamp: at, target }: MouseEvent, reach: number) => {
    presses += 1
    if (at - first.at > soon || Math.hypot(x - first.x, y - first.y) > reach)
      first = { number: presses, x, y, at, on: target as Node | null }
  }
  page.addEventListener(
    'pointerdown',
    (event) => {
      const { button, isPrimary, pointerType } = event as PointerEvent
      if (button !== 0 || !isPrimary) return
      hold(event as PointerEvent)
      begin(event as PointerEvent, pointerType === 'touch' ? near.touch : near.mouse)
      isBegun = true
    },
    true,
  )
  page.addEventListener(
    'mousedown',
    (event) => {
      const { button, detail } = event as MouseEvent
      if (button !== 0) return
      // after a tap it comes when the finger is up, and takes the focus; some helpers press without a pointer
      hold(event as MouseEvent)
      if (!isBegun) begin(event as MouseEvent, near.mouse)
      isBegun = false
      // the person may have told the system to wait longer for the second half
      if (detail > 1) first = { ...first, number: Math.min(first.number, presses - detail + 1) }
      // the page has changed under a double click: its second half selects no word and takes no focus of the new one
      if (first.number < presses && first.on?.isConnected === false) event.preventDefault()
    },
    true,
  )
  for (const ending of endings) page.addEventListener(ending, release, true)

  return {
    released: () => (held === null ? Promise.resolve() : new Promise((go) => waiting.push(go))),
    count: () => presses,
    beganBy: (count) => held !== null && first.number <= count,
  }
}

export const presses = createPresses(typeof window === 'undefined' ? new EventTarget() : window)
