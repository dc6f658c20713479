/** docs/how-to/add-a-step.md, followed to the letter in a copy of the repository. */
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment, root, run } from '#scripts/checking/run.ts'
import { changed, stepsOfPage } from '#test/support/followedPage.ts'

let copy: string

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'candidatura-step-'))
  const { output } = await run(['git', 'ls-files', '--cached', '--others', '--exclude-standard'])
  for (const file of output.split('\n').filter((one) => one !== '' && existsSync(join(root, one))))
    cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const step of stepsOfPage(readFileSync(join(copy, 'docs/how-to/add-a-step.md'), 'utf8'))) {
    const path = join(copy, step.file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, step.kind === 'new' ? step.text : changed(readFileSync(path, 'utf8'), step))
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a command in the copy, as the page says. @returns how it ended, and its last words where it failed */
const inCopy = ([command = '', ...given]: string[]): Promise<string> => {
  const { NODE_ENV: _, VITEST: __, ...env } = environment
  const PATH = [join(copy, 'node_modules', '.bin'), env.PATH].join(delimiter)
  return new Promise((resolve) => {
    execFile(
      command,
      given,
      { cwd: copy, env: { ...env, PATH, NO_COLOR: '1' }, maxBuffer: 2 ** 26 },
      (failure, output, errors) => resolve(failure ? `${output}\n${errors}`.slice(-4_000) : 'done'),
    )
  })
}

test.for([
  'npm run --silent texts',
  'npm run --silent draw',
  'npm run --silent openapi',
  'biome ci --vcs-enabled=false contract machines service src test',
  'tsc -p tsconfig.rules.json',
  'tsc -p tsconfig.node.json',
  'tsc -p tsconfig.app.json',
  'tsc -p tsconfig.tests.json',
  'vitest run --project unit machines contract test/charts test/guards/texts test/guards/routes',
  'vitest run --project service service/http/routes/declaration.test.ts',
  'vitest run --project journey test/journeys/declaration.test.ts',
])('%s', async (command) => {
  expect(await inCopy(command.split(' '))).toBe('done')
})
