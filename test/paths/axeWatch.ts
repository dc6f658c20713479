/** Looks with axe at each state of each chart when a path first comes to it. */
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import type { AxeFault, LookedAt } from '#test/paths/report/runReport.ts'
import { withOwnTimers } from '#test/paths/standingClock.ts'
import type { Watch } from '#test/paths/walkPath.ts'
import { axeFaults } from '#test/support/axe.ts'
import { desk } from '#test/support/browser.ts'

/** Widths of the specification, and both themes: one after another, each as often as the others. */
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [360, 768, 1280].map((width) => ({ colorScheme, width })),
)

export class AxeWatch {
  readonly #seen = new Set<string>()
  readonly #missed = new Set<string>()
  readonly #faults: AxeFault[] = []
  readonly #looks = new Map<string, number>()
  /** how many states each language has been seen in: a path keeps its language */
  readonly #turns = new Map<InterfaceLanguage, number>(interfaceLanguages.map((language) => [language, 0]))

  readonly watch: Watch = async ({ page, language }, { path, chart, state }) => {
    const name = `${chart} ${state}`
    if (this.#seen.has(name)) return
    this.#seen.add(name)
    const turn = this.#turns.get(language) ?? 0
    this.#turns.set(language, turn + 1)
    const { colorScheme, width } = looks[turn % looks.length] ?? { colorScheme: 'light', width: desk.width }
    const address = page.url()
    try {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: desk.height })
      // the header covers what lies half beneath it, wherever a path has scrolled to
      await page.evaluate(() => scrollTo(0, 0))
      const look = `${language} ${colorScheme} ${width}`
      for (const fault of await withOwnTimers(page, () => axeFaults(page)))
        this.#faults.push({ path, chart, state, look, fault })
      this.#looks.set(look, (this.#looks.get(look) ?? 0) + 1)
      this.#missed.delete(name)
    } catch (cause) {
      // a state may lead on by itself; the next path that comes here looks again
      if (page.url() === address) throw cause
      this.#seen.delete(name)
      this.#missed.add(name)
    } finally {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(desk)
    }
  }

  lookedAt(): LookedAt {
    return {
      states: this.#seen.size,
      looks: this.#looks,
      missed: [...this.#missed],
      faults: this.#faults,
    }
  }
}
