import { describe, expect, test } from 'vitest'
import { createPresses } from '#src/platform/presses.ts'

/** A page that is pressed at a place and a time; each step is what browsers send. */
function page() {
  const target = new EventTarget()
  const presses = createPresses(target)
  const send = (type: string, fields: Record<string, unknown> = {}) => {
    const event = new Event(type, { cancelable: true })
    for (const [name, value] of Object.entries({ button: 0, isPrimary: true, ...fields }))
      Object.defineProperty(event, name, { value })
    target.dispatchEvent(event)
    return event
  }
  interface Place {
    x?: number
    y?: number
    at?: number
    detail?: number
    on?: { isConnected: boolean }
  }
  const fieldsOf = ({ x = 100, y = 100, at = 0, detail = 1, on }: Place) => ({
    ...(on && { target: on }),
    clientX: x,
    clientY: y,
    timeStamp: at,
    detail,
  })
  return {
    presses,
    send,
    down(place: Place = {}) {
      send('pointerdown', { ...fieldsOf(place), pointerType: 'mouse' })
      return send('mousedown', fieldsOf(place))
    },
    up() {
      send('pointerup')
      send('mouseup')
    },
    async tap(place: Place = {}) {
      send('pointerdown', { ...fieldsOf(place), pointerType: 'touch' })
      send('pointerup')
      await settled()
      send('mousedown', fieldsOf(place))
      send('mouseup')
    },
  }
}

/** Long enough for a task of its own. */
const settled = () => new Promise((go) => setTimeout(go, 5))

async function isReleased(of: ReturnType<typeof page>): Promise<boolean> {
  let yes = false
  void of.presses.released().then(() => {
    yes = true
  })
  await settled()
  return yes
}

describe('waiting for the release', () => {
  test('nothing is pressed: at once', async () => {
    expect(await isReleased(page())).toBe(true)
  })

  test('while the button is down it waits; the click is heard first', async () => {
    const it = page()
    it.down()
    const heard: string[] = []
    const waited = it.presses.released().then(() => heard.push('released'))
    await settled()
    expect(heard).toEqual([])
    it.up()
    heard.push('click')
    await waited
    expect(heard).toEqual(['click', 'released'])
  })

  test.each([
    ['the press becomes a scroll', 'pointercancel', {}],
    ['something is dragged and dropped', 'dragend', {}],
    ['the window loses the focus', 'blur', {}],
    ['the page is left', 'pagehide', {}],
    ['a list of the system took the release, a key chose', 'keydown', {}],
    ['the release was outside, the mouse comes back', 'pointermove', { buttons: 0, clientX: 5, clientY: 5 }],
  ])('%s: it waits no longer', async (_, type, fields) => {
    const it = page()
    it.down()
    expect(await isReleased(it)).toBe(false)
    it.send(type, fields)
    expect(await isReleased(it)).toBe(true)
  })

  test.each([
    ['the mouse moves with its button down', 'pointermove', { buttons: 1 }],
    ['the engine makes a move up', 'pointermove', { buttons: 0, clientX: 100, clientY: 100 }],
    ['a field loses the focus', 'blur', { target: new EventTarget() }],
  ])('%s: it waits', async (_, type, fields) => {
    const it = page()
    it.down()
    it.send(type, fields)
    expect(await isReleased(it)).toBe(false)
  })

  test('pressed again at once: it waits for the second release', async () => {
    const it = page()
    it.down()
    it.up()
    it.down()
    expect(await isReleased(it)).toBe(false)
    it.up()
    expect(await isReleased(it)).toBe(true)
  })

  test('another button, another finger: not a press', async () => {
    const it = page()
    it.send('pointerdown', { button: 2 })
    it.send('mousedown', { button: 2 })
    it.send('pointerdown', { isPrimary: false })
    expect([await isReleased(it), it.presses.count()]).toEqual([true, 0])
  })
})

describe('what has come while a double click was under way', () => {
  test.each([
    ['soon and near', { x: 104, at: 300 }, true],
    ['at the last moment', { at: 500 }, true],
    ['later', { at: 501 }, false],
    ['elsewhere', { x: 111, at: 100 }, false],
    ['later, and the system still counts two', { at: 900, detail: 2 }, true],
  ])('a press that comes %s: belongs to the one before: %o', (_, second, belongs) => {
    const it = page()
    it.down({ at: 0 })
    it.up()
    const before = it.presses.count()
    it.down(second)
    expect(it.presses.beganBy(before)).toBe(belongs)
  })

  test('a press that began before belongs to what was there', () => {
    const it = page()
    it.down()
    expect(it.presses.beganBy(it.presses.count())).toBe(true)
    expect(it.presses.beganBy(it.presses.count() - 1)).toBe(false)
  })

  test('fast presses after it belong to it', () => {
    const it = page()
    const before = it.presses.count()
    for (const at of [0, 150, 300, 450]) {
      it.down({ at, detail: 1 + at / 150 })
      expect(it.presses.beganBy(before)).toBe(false)
      it.up()
    }
  })

  test('a finger is less exact, and is counted once', async () => {
    const it = page()
    await it.tap({ at: 0 })
    const before = it.presses.count()
    expect(before).toBe(1)
    await it.tap({ x: 130, y: 110, at: 250 })
    expect(it.presses.beganBy(before)).toBe(true)
    await it.tap({ x: 130, y: 150, at: 400 })
    expect(it.presses.beganBy(before)).toBe(false)
  })

  test('a click that no press stands behind belongs to nothing', async () => {
    const it = page()
    it.down()
    it.up()
    await settled()
    expect(it.presses.beganBy(it.presses.count())).toBe(false)
  })

  test('a helper that presses without a pointer is counted too', () => {
    const it = page()
    const before = it.presses.count()
    it.send('mousedown', { clientX: 5, clientY: 5, timeStamp: 0, detail: 1 })
    expect([it.presses.count(), it.presses.beganBy(before)]).toEqual([1, false])
  })

  test.each([
    ['the page has changed', 200, false, true],
    ['the page has changed, and the person has looked at it', 900, false, false],
    ['what was pressed is there still: a word is selected', 200, true, false],
  ])('second press: %s', async (_, at, isConnected, isKept) => {
    const it = page()
    const button = { isConnected: true }
    it.down({ on: button })
    it.up()
    await settled()
    button.isConnected = isConnected
    const second = it.down({ at, detail: at < 500 ? 2 : 1, on: { isConnected: true } })
    expect(second.defaultPrevented).toBe(isKept)
  })
})
