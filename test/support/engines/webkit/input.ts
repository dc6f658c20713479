import { setTimeout as after } from 'node:timers/promises'
import type { WebkitPage } from '#test/support/engines/webkit/webkitPage.ts'

/** Keys that write nothing, by Playwright's names, as WebDriver numbers them. */
const keys: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
}
const keyOf = (name: string): string => keys[name] ?? name

export class WebkitKeyboard {
  readonly #page: WebkitPage
  constructor(page: WebkitPage) {
    this.#page = page
  }

  /** @param combination such as `Shift+Tab` */
  async press(combination: string): Promise<void> {
    const pressed = combination.split('+').map(keyOf)
    await this.#do([
      ...pressed.map((value) => ({ type: 'keyDown', value })),
      ...[...pressed].reverse().map((value) => ({ type: 'keyUp', value })),
    ])
  }
  async type(text: string): Promise<void> {
    for (const value of text)
      await this.#do([
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
  }
  down = (key: string) => this.#do([{ type: 'keyDown', value: keyOf(key) }])
  up = (key: string) => this.#do([{ type: 'keyUp', value: keyOf(key) }])
  /** As a suggestion of the keyboard: no key is pressed. */
  insertText = (text: string) =>
    this.#page.inPage<void>('(_, text) => void document.execCommand("insertText", false, text)', text)

  #do(actions: object[]): Promise<void> {
    return this.#page.command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
}

const buttons = { left: 0, middle: 1, right: 2 } as const
type Button = { button?: keyof typeof buttons }

export class WebkitMouse {
  readonly #page: WebkitPage
  constructor(page: WebkitPage) {
    this.#page = page
  }

  /** Alone in its command: together with a press in a page that has just come, WebKitGTK 2.50 never answers. */
  async move(x: number, y: number): Promise<void> {
    await this.#do([
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
    ])
  }
  async down({ button = 'left' }: Button = {}): Promise<void> {
    await this.#do([{ type: 'pointerDown', button: buttons[button] }])
  }
  async up({ button = 'left' }: Button = {}): Promise<void> {
    await this.#do([{ type: 'pointerUp', button: buttons[button] }])
  }
  async click(
    x: number,
    y: number,
    { button = 'left', clickCount = 1, delay = 0 }: Button & { clickCount?: number; delay?: number } = {},
  ): Promise<void> {
    await this.move(x, y)
    for (let count = 0; count < clickCount; count += 1) {
      await this.down({ button })
      if (delay > 0) await after(delay)
      await this.up({ button })
    }
  }
  async wheel(x: number, y: number): Promise<void> {
    await this.#page.evaluate(([left, top]) => scrollBy(left, top), [x, y] as const)
  }

  #do(actions: object[]): Promise<void> {
    return this.#page.command('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  }
}
