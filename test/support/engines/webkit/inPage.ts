/** What locators do inside of the page, with Playwright's own script. Each function is sent as text: it closes over nothing. */

/** The part of Playwright's injected script that is used. */
export interface Injected {
  parseSelector(selector: string): unknown
  querySelectorAll(selector: unknown, root: Node): Element[]
  checkElementStates(
    node: Element,
    states: string[],
    isFrameVisible: boolean,
  ): Promise<'error:notconnected' | { missingState: string } | undefined>
  elementState(node: Element, state: string, isFrameVisible: boolean): { matches: boolean }
  setupHitTargetInterceptor(
    node: Element,
    action: 'mouse',
    point: { x: number; y: number },
    blocksAll: boolean,
  ): string | { stop(): 'done' | { hitTargetDescription: string } }
  expectHitTarget(point: { x: number; y: number }, node: Element): 'done' | { hitTargetDescription: string }
  fill(node: Element, value: string): 'done' | 'needsinput' | 'error:notconnected'
  selectText(node: Element): unknown
  selectOptions(node: Element, options: object[]): string[] | string
  focusNode(node: Element): unknown
  blurNode(node: Element): unknown
  dispatchEvent(node: Element, type: string, init: object): void
  previewNode(node: Element): string
  utils: {
    isElementVisible(node: Element): boolean
    /** the browser's own, under a clock that stands */
    builtins: { requestAnimationFrame(run: (time: number) => void): number }
  }
}

export type Found = { count: number; visible: boolean }

/** How many a selector finds, and whether one of them can be seen. */
export const look = (it: Injected, selector: string): Found => {
  const all = it.querySelectorAll(it.parseSelector(selector), document)
  return { count: all.length, visible: all.some((one) => it.utils.isElementVisible(one)) }
}

/** Where to press: the middle of an element that can be pressed; or why it can't be yet. */
export const target = async (
  it: Injected,
  selector: string,
  options: { force: boolean; position: { x: number; y: number } | null; states: string[] },
): Promise<{ x: number; y: number } | { wait: string } | { error: string }> => {
  const all = it.querySelectorAll(it.parseSelector(selector), document)
  const [element] = all
  if (!element) return { wait: 'it is not there' }
  if (all.length > 1)
    return {
      error: `it finds ${all.length}: ${all
        .slice(0, 4)
        .map((one) => it.previewNode(one))
        .join(', ')}`,
    }
  if (!options.force) {
    const state = await it.checkElementStates(element, options.states, true)
    if (state) return { wait: typeof state === 'string' ? 'it has gone' : `it is not ${state.missingState}` }
  }
  const inView = ({ left, top, right, bottom }: DOMRect) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  const pointOf = () => {
    const [first] = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (!first) return null
    if (options.position) return { x: first.left + options.position.x, y: first.top + options.position.y }
    const left = Math.max(first.left, 0)
    const right = Math.min(first.right, innerWidth)
    const top = Math.max(first.top, 0)
    const bottom = Math.min(first.bottom, innerHeight)
    return { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) }
  }
  const hits = () => {
    const point = pointOf()
    return point && (options.force || it.expectHitTarget(point, element) === 'done') ? point : null
  }
  if (!inView(element.getBoundingClientRect()) || !hits())
    for (const block of ['nearest', 'center', 'start', 'end'] as const) {
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      await new Promise((shown) => it.utils.builtins.requestAnimationFrame(shown))
      const hit = hits()
      if (hit) return hit
    }
  const hit = hits()
  if (hit) return hit
  const point = pointOf()
  const cover = point && it.expectHitTarget(point, element)
  return {
    wait: cover && cover !== 'done' ? `${cover.hitTargetDescription} is in front of it` : 'it has no size',
  }
}

/** From now on a press on anything else is swallowed, and what came of it is told by `pressed`. */
export const watchPress = (
  it: Injected,
  selector: string,
  point: { x: number; y: number },
): string | null => {
  const [element] = it.querySelectorAll(it.parseSelector(selector), document)
  if (!element) return 'it has gone'
  const watched = it.setupHitTargetInterceptor(element, 'mouse', point, false)
  if (typeof watched === 'string') return `${watched} is in front of it`
  let hasCome = false
  const come = () => {
    hasCome = true
  }
  addEventListener('mousedown', come, { capture: true, once: true })
  Object.assign(globalThis, {
    __pressed: () => {
      const hit = watched.stop()
      if (hit !== 'done') return `${hit.hitTargetDescription} was in front of it`
      return hasCome ? null : 'the press did not arrive'
    },
  })
  return null
}

/** @returns null where the press counted, or has led to another page */
export const pressed = (): string | null =>
  (globalThis as { __pressed?: () => string | null }).__pressed?.() ?? null

/** Makes a field ready to be typed into. @returns null where it already has the value */
export const fill = async (
  it: Injected,
  selector: string,
  value: string,
): Promise<'done' | 'needsinput' | { wait: string }> => {
  const [element] = it.querySelectorAll(it.parseSelector(selector), document)
  if (!element) return { wait: 'it is not there' }
  const state = await it.checkElementStates(element, ['visible', 'enabled', 'editable'], true)
  if (state) return { wait: typeof state === 'string' ? 'it has gone' : `it is not ${state.missingState}` }
  const filled = it.fill(element, value)
  if (filled === 'error:notconnected') return { wait: 'it has gone' }
  if (filled === 'needsinput') {
    // as a keyboard's suggestion: one edit of what is selected
    if (value === '') document.execCommand('delete')
    else document.execCommand('insertText', false, value)
  }
  return 'done'
}

export const state = (it: Injected, selector: string, name: string): boolean | null => {
  const [element] = it.querySelectorAll(it.parseSelector(selector), document)
  return element ? it.elementState(element, name, true).matches : null
}

export const select = (it: Injected, selector: string, wanted: object[]): string[] | { wait: string } => {
  const [element] = it.querySelectorAll(it.parseSelector(selector), document)
  if (!element) return { wait: 'it is not there' }
  const selected = it.selectOptions(element, wanted)
  return Array.isArray(selected) ? selected : { wait: selected }
}
