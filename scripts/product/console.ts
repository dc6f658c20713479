import { personas } from '#contract/external/personas.ts'
import { type Installation, panelOf } from './installation.ts'

/** One line of what is being done, kept apart from the address that matters. */
const say = (line: string): void => console.log(`  ${line}`)

/** What a person needs when everything answers: one address, who one can be, and how to end it. */
const printWelcome = ({ address, ports }: Installation, seconds: string): void => {
  const people = personas.map(({ identity, title }) => {
    const name = identity.nameCn || identity.namePt
    return `    ${padded(name, 38)}${padded(title.zh, 36)}${title.pt}`
  })
  console.log(
    [
      '',
      `Candidatura is ready (${seconds} s):  ${address}`,
      '',
      '  You sign in as one of these people, without a password:',
      ...people,
      '',
      `  Time, payments and what the authorities know are changed in the sandbox's control panel: ${panelOf(ports)}/`,
      '  Ctrl-C ends it. Everything is kept in .data/; without that folder the next start begins anew.',
      '',
    ].join('\n'),
  )
}

/** Han characters take two columns of a terminal. */
const padded = (text: string, columns: number): string => {
  const width = [...text].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0)
  return text + ' '.repeat(Math.max(1, columns - width))
}

const wide = /[\u2e80-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3ffff}]/u

type Start = (options: {
  log: (line: string) => void
  onGivenUp: (sentence: string) => void
}) => Promise<Installation>

/** Starts an installation from a terminal, and ends it in order at Ctrl-C or when the terminal or the system ends. */
export const runFromTerminal = (title: string, start: Start): void => {
  const begun = performance.now()
  let starting: Promise<Installation> | undefined
  let isEnding = false

  const end = async (code: number): Promise<void> => {
    if (isEnding) return
    isEnding = true
    if (code === 0) console.log('\n  ending')
    const installation = await starting?.catch(() => undefined)
    try {
      await installation?.stop()
    } catch (cause) {
      console.error((cause as Error).message)
      process.exit(1)
    }
    process.exit(code)
  }
  const fail = (sentence: string): void => {
    console.error(`\n${sentence}\n`)
    void end(1)
  }

  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void end(0))
  console.log(title)
  starting = start({ log: say, onGivenUp: fail })
  starting.then(
    (installation) => {
      if (!isEnding) printWelcome(installation, ((performance.now() - begun) / 1000).toFixed(1))
    },
    (cause: Error) => fail(cause.message),
  )
}
