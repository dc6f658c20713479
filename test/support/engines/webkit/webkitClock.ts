import { clockSource } from '#test/support/engines/webkit/playwrightSources.ts'

type Time = number | string | Date
const millisecondsOf = (time: Time) => (typeof time === 'number' ? time : new Date(time).getTime())

/** Milliseconds, or `hh:mm:ss`. */
const ticksOf = (ticks: number | string): number =>
  typeof ticks === 'number'
    ? ticks
    : ticks.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000

/** How a page or context takes scripts. */
interface Scripted {
  addScript(script: string): void
  runScript(script: string): Promise<void>
}

/** The clock of the pages, as Playwright's own: its script is the same. */
export class WebkitClock {
  readonly #pages: Scripted
  #isThere = false

  constructor(pages: Scripted) {
    this.#pages = pages
  }

  install = ({ time }: { time?: Time } = {}) => this.#do('install', millisecondsOf(time ?? Date.now()))
  pauseAt = (time: Time) => this.#do('pauseAt', millisecondsOf(time))
  resume = () => this.#do('resume')
  runFor = (ticks: number | string) => this.#do('runFor', ticksOf(ticks))
  fastForward = (ticks: number | string) => this.#do('fastForward', ticksOf(ticks))
  setFixedTime = (time: Time) => this.#do('setFixedTime', millisecondsOf(time))
  setSystemTime = (time: Time) => this.#do('setSystemTime', millisecondsOf(time))

  /** Now, and for each page that is loaded later, which is told how long ago. */
  async #do(name: string, ...args: number[]): Promise<void> {
    if (!this.#isThere) {
      this.#isThere = true
      this.#pages.addScript(clockSource)
      await this.#pages.runScript(clockSource)
    }
    const logged = [`'${name}'`, Date.now(), ...args].join(', ')
    this.#pages.addScript(`globalThis.__pwClock.controller.log(${logged})`)
    await this.#pages.runScript(`return globalThis.__pwClock.controller.${name}(${args.join(', ')})`)
  }
}
