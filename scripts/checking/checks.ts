import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, root, run } from './run.ts'

export type Check = {
  name: string
  /** programs, one after another; the first that fails ends the check */
  commands: readonly (readonly string[])[]
  /** what to do when it fails */
  fix: string
}

/** What is checked without running the product. Format and lint come first because they are fixed by a command. */
export const checks: readonly Check[] = [
  {
    name: 'format and lint',
    commands: [['biome', 'ci', '--colors=off', '--error-on-warnings', '.']],
    fix: 'npm run format mends the format and what can be mended safely; the rest is named above.',
  },
  {
    name: 'types',
    commands: ['tsconfig.rules.json', 'tsconfig.app.json', 'tsconfig.tests.json', 'tsconfig.node.json'].map(
      (file) => ['tsc', '-p', file],
    ),
    fix: 'The compiler names file and line. An error only under tsconfig.rules.json: contract and machines know no DOM and no Node.',
  },
  {
    name: 'dead code',
    commands: [['knip', '--no-progress']],
    fix: 'Remove what nothing uses, or import it where it was meant to be used.',
  },
  {
    name: 'texts',
    commands: [['node', 'scripts/texts.ts', '--check', '--strict']],
    fix: 'Both languages need each text, in one group, with the same values, and something that shows it: docs/how-to/add-a-text.md.',
  },
  {
    name: 'theme',
    commands: [['node', 'scripts/theme.ts', '--check']],
    fix: 'npm run theme writes it from what the code uses.',
  },
  {
    name: 'OpenAPI',
    commands: [['redocly', 'lint', '--format=stylish', 'docs/openapi.json']],
    fix: 'npm run openapi writes docs/openapi.json from contract/endpoints; correct the declaration that is named.',
  },
]

/** The production build and the bytes of a first visit. */
export const buildChecks: readonly Check[] = [
  {
    name: 'build',
    commands: [['npm', 'run', '--silent', 'build']],
    fix: 'npm run build shows the error alone.',
  },
  {
    name: 'browsers',
    commands: [['node', 'scripts/browsers.ts', '--check']],
    fix: 'docs/browsers.md: use something older, or declare the fallback in scripts/browsers/exceptions.ts.',
  },
  {
    name: 'size budget',
    commands: [['node', 'scripts/sizeBudget.ts']],
    fix: 'See docs/performance.md: load the new part with the route that needs it, or on first use.',
  },
]

/** Runs checks in turn and prints a line for each, with output and advice where it failed. */
export const runChecks = async (list: readonly Check[]): Promise<{ passed: number; failed: string[] }> => {
  const failed: string[] = []
  for (const check of list) {
    const begun = performance.now()
    const outcome = await runAll(check.commands)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`${outcome.code === 0 ? '✓' : '✗'} ${check.name} (${seconds} s)`)
    if (outcome.code === 0) continue
    failed.push(check.name)
    console.log(`${outcome.output.trimEnd()}\n→ ${check.fix}\n`)
  }
  return { passed: list.length - failed.length, failed }
}

const runAll = async (commands: Check['commands']): Promise<Outcome> => {
  let output = ''
  for (const command of commands) {
    const script = command[0] === 'node' ? command[1] : undefined
    if (script && !existsSync(join(root, script))) return { code: 1, output: `${script} does not exist` }
    const outcome = await run(command)
    output += outcome.output
    if (outcome.code !== 0) return { code: outcome.code, output }
  }
  return { code: 0, output }
}
