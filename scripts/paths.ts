/** `npm run paths`: walks the paths of the charts through the real screens. docs/testing.md tells a tester how. */
import { tasksFor } from '#test/paths/walkAll.ts'
import { walkPlans } from '#test/paths/walks/all.ts'
import { help, type PathOptions, readOptions } from './paths/options.ts'
import { askedCases, walkFaults } from './paths/walkFaults.ts'
import { walkPaths } from './paths/walkPaths.ts'
import { walkRandomly } from './paths/walkRandomly.ts'

/** @returns null where the command line can't be meant, once that is said */
function askedFor(args: readonly string[]): PathOptions | null {
  try {
    const options = readOptions(args)
    const { DISPLAY, WAYLAND_DISPLAY } = process.env
    if (options.isHeaded && process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)
      throw new Error('There is no screen to show the browser on (DISPLAY is not set): leave --headed out.')
    if (options.faults.length > 0) askedCases(options.faults)
    else tasksFor(walkPlans, options)
    return options
  } catch (cause) {
    console.log(`${(cause as Error).message}\n\nnpm run paths -- --help lists the options.`)
    return null
  }
}

const options = askedFor(process.argv.slice(2))
if (options?.wantsHelp) console.log(help)
else if (options === null) process.exitCode = 2
else {
  const { random, faults } = options
  const { passed, failures } = await (faults.length > 0
    ? walkFaults(options)
    : random === null
      ? walkPaths(options)
      : walkRandomly({ ...options, steps: random }))
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
