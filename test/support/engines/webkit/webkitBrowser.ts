/** WebKitGTK with the names of Playwright's `Browser`: what page objects and journeys call works here unchanged. */
import { onlyWhatItHas } from '#test/support/engines/webkit/onlyWhatItHas.ts'
import { startVirtualDisplay, type VirtualDisplay } from '#test/support/engines/webkit/virtualDisplay.ts'
import {
  type ContextOptions,
  type Programs,
  WebkitContext,
} from '#test/support/engines/webkit/webkitContext.ts'

export class WebkitBrowser {
  readonly #programs: Programs
  readonly #display: VirtualDisplay
  readonly #contexts = new Set<WebkitContext>()

  private constructor(programs: Programs, display: VirtualDisplay) {
    this.#programs = programs
    this.#display = display
  }

  static async launch(programs: Programs & { xvfb: string }): Promise<WebkitBrowser> {
    return new WebkitBrowser(programs, await startVirtualDisplay(programs.xvfb))
  }

  async newContext(options: ContextOptions = {}): Promise<WebkitContext> {
    const context = await WebkitContext.open(this.#programs, this.#display.name, options)
    this.#contexts.add(context)
    context.once('close', () => this.#contexts.delete(context))
    return onlyWhatItHas('context', context)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#contexts].map((context) => context.close()))
    await this.#display.stop()
  }
}
