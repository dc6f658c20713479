import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Found,
  fill,
  look,
  pressed,
  select,
  state,
  target,
  watchPress,
} from '#test/support/engines/webkit/inPage.ts'
import {
  attributeSelector,
  type Filter,
  filterSelectors,
  labelSelector,
  type RoleOptions,
  roleSelector,
  type Text,
  textSelector,
} from '#test/support/engines/webkit/selectors.ts'
import { elementKey } from '#test/support/engines/webkit/webDriver.ts'
import type { WebkitPage } from '#test/support/engines/webkit/webkitPage.ts'

interface TimeoutOption {
  timeout?: number
}
export interface PointerOptions extends TimeoutOption {
  force?: boolean
  position?: { x: number; y: number }
  button?: 'left' | 'right' | 'middle'
  clickCount?: number
  delay?: number
}
interface HandedFile {
  name: string
  buffer: Buffer
}

const pressable = ['visible', 'enabled', 'stable']

/** A locator as Playwright's own, for what its users need of it here. */
export class WebkitLocator {
  readonly selector: string
  readonly #page: WebkitPage

  constructor(page: WebkitPage, selector: string) {
    this.#page = page
    this.selector = selector
  }

  page = () => this.#page
  toString = () => this.selector

  // what narrows it

  locator(inner: string | WebkitLocator, filter: Filter = {}): WebkitLocator {
    const selector = typeof inner === 'string' ? inner : inner.selector
    return this.#within(selector).filter(filter)
  }
  getByRole = (role: string, options: RoleOptions = {}) => this.#within(roleSelector(role, options))
  getByText = (text: Text, { exact }: { exact?: boolean } = {}) => this.#within(textSelector(text, exact))
  getByLabel = (text: Text, { exact }: { exact?: boolean } = {}) => this.#within(labelSelector(text, exact))
  getByAltText = (text: Text, { exact }: { exact?: boolean } = {}) =>
    this.#within(attributeSelector('alt', text, exact))
  getByTitle = (text: Text, { exact }: { exact?: boolean } = {}) =>
    this.#within(attributeSelector('title', text, exact))
  getByPlaceholder = (text: Text, { exact }: { exact?: boolean } = {}) =>
    this.#within(attributeSelector('placeholder', text, exact))
  filter = (filter: Filter): WebkitLocator =>
    filterSelectors(filter).reduce<WebkitLocator>((locator, part) => locator.#within(part), this)
  first = () => this.#within('nth=0')
  last = () => this.#within('nth=-1')
  nth = (at: number) => this.#within(`nth=${at}`)
  or = (other: WebkitLocator) => this.#within(`internal:or=${JSON.stringify(other.selector)}`)
  and = (other: WebkitLocator) => this.#within(`internal:and=${JSON.stringify(other.selector)}`)

  // what it waits for

  async waitFor({
    state: wanted = 'visible',
    timeout,
  }: TimeoutOption & { state?: 'visible' | 'hidden' | 'attached' | 'detached' } = {}): Promise<void> {
    const isSo = {
      visible: (found: Found) => found.visible,
      hidden: (found: Found) => !found.visible,
      attached: (found: Found) => found.count > 0,
      detached: (found: Found) => found.count === 0,
    }[wanted]
    await this.#page.until(
      `${this.selector} to be ${wanted}`,
      async () => {
        const found = await this.#look()
        if (isSo(found)) return { value: null }
        return { wait: `${found.count} are there` }
      },
      timeout,
    )
  }

  // what it reads

  count = async (): Promise<number> => (await this.#look()).count
  isVisible = async (): Promise<boolean> => (await this.#look()).visible
  isHidden = async (): Promise<boolean> => !(await this.isVisible())
  isChecked = (options?: TimeoutOption) => this.#state('checked', options)
  isEnabled = (options?: TimeoutOption) => this.#state('enabled', options)
  isDisabled = (options?: TimeoutOption) => this.#state('disabled', options)
  isEditable = (options?: TimeoutOption) => this.#state('editable', options)
  textContent = () => this.evaluate((element) => element.textContent)
  innerHTML = () => this.evaluate((element) => element.innerHTML)
  inputValue = () => this.evaluate((element) => (element as HTMLInputElement).value)
  getAttribute = (name: string) => this.evaluate((element, wanted) => element.getAttribute(wanted), name)
  allTextContents = () => this.evaluateAll((all) => all.map((one) => one.textContent ?? ''))
  boundingBox = () =>
    this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return width === 0 && height === 0 ? null : { x, y, width, height }
    })
  async all(): Promise<WebkitLocator[]> {
    const count = await this.count()
    return Array.from({ length: count }, (_, at) => this.nth(at))
  }
  async evaluate<Result, Given>(
    run: (element: Element, given: Given) => Result | Promise<Result>,
    given?: Given,
    { timeout }: TimeoutOption = {},
  ): Promise<Result> {
    await this.waitFor({ state: 'attached', ...(timeout === undefined ? {} : { timeout }) })
    return this.#page.inPage(
      `(it, selector, given) => {
        const all = it.querySelectorAll(it.parseSelector(selector), document)
        if (all.length !== 1) throw new Error(selector + ' finds ' + all.length)
        return (${run})(all[0], given)
      }`,
      this.selector,
      given,
    )
  }
  evaluateAll<Result, Given>(run: (all: Element[], given: Given) => Result, given?: Given): Promise<Result> {
    return this.#page.inPage(
      `(it, selector, given) => (${run})(it.querySelectorAll(it.parseSelector(selector), document), given)`,
      this.selector,
      given,
    )
  }

  // what it does

  async click({ clickCount = 1, button, delay, ...options }: PointerOptions = {}): Promise<void> {
    await this.#page.until(
      `${this.selector} to be pressed`,
      async () => {
        const point = await this.#target(options)
        const covered = options.force
          ? null
          : await this.#page.inPage<string | null>(`${watchPress}`, this.selector, point)
        if (covered !== null) return { wait: covered }
        const how = { clickCount, ...(button ? { button } : {}), ...(delay === undefined ? {} : { delay }) }
        await this.#page.andLeave(() => this.#page.mouse.click(point.x, point.y, how))
        const missed = options.force ? null : await this.#page.inPage<string | null>(`${pressed}`)
        return missed === null ? { value: null } : { wait: missed }
      },
      options.timeout,
    )
  }
  dblclick = (options: PointerOptions = {}) => this.click({ ...options, clickCount: 2 })
  /** No finger here: a press of the mouse. */
  tap = (options: PointerOptions = {}) => this.click(options)
  async hover(options: PointerOptions = {}): Promise<void> {
    const { x, y } = await this.#target(options)
    await this.#page.mouse.move(x, y)
  }
  check = (options: PointerOptions = {}) => this.setChecked(true, options)
  uncheck = (options: PointerOptions = {}) => this.setChecked(false, options)
  async setChecked(isWanted: boolean, options: PointerOptions = {}): Promise<void> {
    if ((await this.isChecked(options)) === isWanted) return
    await this.click(options)
    await this.#page.until(
      `${this.selector} to be ${isWanted ? '' : 'un'}checked`,
      async () =>
        (await this.isChecked(options)) === isWanted ? { value: null } : { wait: 'it stays as it was' },
      options.timeout,
    )
  }
  async fill(value: string, { timeout }: TimeoutOption = {}): Promise<void> {
    await this.#page.until(
      `${this.selector} to be filled`,
      async () => {
        const filled = await this.#page.inPage<Awaited<ReturnType<typeof fill>>>(
          `${fill}`,
          this.selector,
          value,
        )
        return typeof filled === 'string' ? { value: null } : filled
      },
      timeout,
    )
  }
  clear = (options: TimeoutOption = {}) => this.fill('', options)
  async selectOption(
    wanted: string | { value?: string; label?: string; index?: number },
    { timeout }: TimeoutOption = {},
  ): Promise<string[]> {
    const options = [typeof wanted === 'string' ? { valueOrLabel: wanted } : wanted]
    return this.#page.until(
      `${this.selector} to have the option`,
      async () => {
        const selected = await this.#page.inPage<ReturnType<typeof select>>(
          `${select}`,
          this.selector,
          options,
        )
        return Array.isArray(selected) ? { value: selected } : selected
      },
      timeout,
    )
  }
  async focus({ timeout }: TimeoutOption = {}): Promise<void> {
    await this.evaluate((element) => (element as HTMLElement).focus(), undefined, {
      ...(timeout === undefined ? {} : { timeout }),
    })
  }
  blur = () => this.evaluate((element) => (element as HTMLElement).blur())
  async press(key: string, options: TimeoutOption = {}): Promise<void> {
    await this.focus(options)
    await this.#page.keyboard.press(key)
  }
  async pressSequentially(text: string, options: TimeoutOption = {}): Promise<void> {
    await this.focus(options)
    await this.#page.keyboard.type(text)
  }
  scrollIntoViewIfNeeded = () =>
    this.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  dispatchEvent = (type: string, init: object = {}) =>
    this.#page.inPage<void>(
      '(it, selector, type, init) => it.dispatchEvent(it.querySelectorAll(it.parseSelector(selector), document)[0], type, init)',
      this.selector,
      type,
      init,
    )
  async setInputFiles(files: HandedFile | string | readonly (HandedFile | string)[]): Promise<void> {
    await this.waitFor({ state: 'attached' })
    const folder = mkdtempSync(join(tmpdir(), 'candidatura-files-'))
    const paths = [files].flat().map((file) => {
      if (typeof file === 'string') return file
      const path = join(folder, file.name)
      writeFileSync(path, file.buffer)
      return path
    })
    const element = await this.#page.inPage<Record<string, string>>(
      '(it, selector) => it.querySelectorAll(it.parseSelector(selector), document)[0]',
      this.selector,
    )
    await this.#page.command('POST', `/element/${element[elementKey]}/value`, { text: paths.join('\n') })
  }

  #within(part: string): WebkitLocator {
    return new WebkitLocator(this.#page, this.selector ? `${this.selector} >> ${part}` : part)
  }

  #look(): Promise<Found> {
    return this.#page.inPage(`${look}`, this.selector)
  }

  #state(name: string, { timeout }: TimeoutOption = {}): Promise<boolean> {
    return this.#page.until<boolean>(
      `${this.selector} to be there`,
      async () => {
        const matches = await this.#page.inPage<boolean | null>(`${state}`, this.selector, name)
        return matches === null ? { wait: 'it is not there' } : { value: matches }
      },
      timeout,
    )
  }

  #target({ force = false, position, timeout }: PointerOptions): Promise<{ x: number; y: number }> {
    return this.#page.until(
      `${this.selector} to be pressed`,
      async () => {
        const found = await this.#page.inPage<Awaited<ReturnType<typeof target>>>(
          `${target}`,
          this.selector,
          {
            force,
            position: position ?? null,
            states: pressable,
          },
        )
        if ('error' in found) throw new Error(`${this.selector}: ${found.error}`)
        return 'wait' in found ? found : { value: found }
      },
      timeout,
    )
  }
}
