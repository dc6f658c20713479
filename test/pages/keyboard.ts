/** A person without a mouse: everything by Tab, arrows, Space and Enter. */
import type { Page } from 'playwright-core'

export class Keyboard {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** What has the focus: its role by tag and type, and the words that a screen reader would say. */
  async focused(): Promise<{ words: string; type: string; groups: string[]; visible: boolean }> {
    return this.page.evaluate(() => {
      const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> }
      const labels = [...(element?.labels ?? [])].map((label) => label.textContent)
      const named = (of: Element | null | undefined) =>
        of?.getAttribute('aria-label') ??
        document.getElementById(of?.getAttribute('aria-labelledby') ?? '')?.textContent ??
        of?.querySelector('legend')?.textContent ??
        ''
      const groups: Element[] = []
      const around = 'fieldset, [role=group], [role=radiogroup], section, dialog'
      let group: Element | null | undefined = element?.closest(around)
      for (; group; group = group.parentElement?.closest(around)) groups.push(group)
      const ring = (of: Element | null | undefined): boolean =>
        of instanceof Element &&
        getComputedStyle(of).outlineStyle !== 'none' &&
        getComputedStyle(of).outlineWidth !== '0px'
      return {
        words: (named(element) || labels.join(' ') || element?.textContent || '').trim(),
        type: element?.getAttribute('type') ?? element?.tagName.toLowerCase() ?? '',
        groups: groups.map((group) => named(group).trim()),
        // a hidden input shows its focus on its label
        visible: ring(element) || ring(element?.closest('label')) || [...(element?.labels ?? [])].some(ring),
      }
    })
  }

  /** Tab until something that is called so has the focus, inside a group or section of that name. */
  async reach(words: string, { within = '', type = '' } = {}): Promise<void> {
    const seen: string[] = []
    for (let press = 0; press < 160; press += 1) {
      const now = await this.focused()
      if (
        now.words.startsWith(words) &&
        (within === '' || now.groups.some((group) => group.startsWith(within))) &&
        (type === '' || now.type === type)
      ) {
        if (!now.visible) throw new Error(`the focus on “${words}” can't be seen`)
        return
      }
      seen.push(`${now.groups.join('/')}/${now.words.slice(0, 20)}`)
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches “${words}” in “${within}”: ${[...new Set(seen)].join(' | ')}`)
  }

  async press(words: string, where: { within?: string; type?: string } = {}): Promise<void> {
    await this.reach(words, where)
    await this.page.keyboard.press('Enter')
  }

  async type(words: string, text: string): Promise<void> {
    await this.reach(words)
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.insertText(text)
  }

  /** A radio group: Tab enters it, arrows walk it and choose. */
  async choose(group: string, option: string): Promise<void> {
    await this.reach('', { within: group, type: 'radio' })
    for (let press = 0; press < 12; press += 1) {
      const { words } = await this.focused()
      if (words.startsWith(option)) {
        await this.page.keyboard.press('Space')
        return
      }
      await this.page.keyboard.press('ArrowDown')
    }
    throw new Error(`“${option}” is not in “${group}”`)
  }

  async title(words: string): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1, name: words, exact: true })
    await heading.waitFor()
    // the heading takes the focus on arrival
    await this.page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), words)
  }
}
