/** A copy of the repository in which a how-to page is followed to the letter. */
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
import { environment, root, run } from '#scripts/checking/run.ts'
import { changed, stepsOfPage } from '#test/support/followedPage.ts'

export interface FollowedCopy {
  /** Runs a command in the copy. @returns how it ended, and its last words where it failed */
  run(command: string): Promise<string>
  remove(): void
}

const shell = /^```sh\n([\s\S]*?)\n```$/gm

/** The blocks of a page are carried out first, then its commands. @param page such as `docs/how-to/add-a-step.md` */
export async function followedCopy(page: string): Promise<FollowedCopy> {
  const copy = mkdtempSync(join(tmpdir(), 'candidatura-copy-'))
  const { output } = await run(['git', 'ls-files', '--cached', '--others', '--exclude-standard'])
  for (const file of output.split('\n').filter((one) => one !== '' && existsSync(join(root, one))))
    cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  const runInCopy = (command: string): Promise<string> => {
    const { NODE_ENV: _, VITEST: __, ...env } = environment
    const PATH = [join(copy, 'node_modules', '.bin'), env.PATH].join(delimiter)
    const [program = '', ...given] = command.split(' ')
    return new Promise((resolve) => {
      execFile(
        program,
        given,
        { cwd: copy, env: { ...env, PATH, NO_COLOR: '1' }, maxBuffer: 2 ** 26 },
        (failure, printed, errors) => resolve(failure ? `${printed}\n${errors}`.slice(-4_000) : 'done'),
      )
    })
  }

  const text = readFileSync(join(copy, page), 'utf8')
  for (const step of stepsOfPage(text)) {
    const path = join(copy, step.file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, step.kind === 'new' ? step.text : changed(readFileSync(path, 'utf8'), step))
  }
  for (const [, commands = ''] of text.matchAll(shell))
    for (const command of commands.split('\n')) {
      const outcome = await runInCopy(command)
      if (outcome !== 'done') throw new Error(`${command}\n${outcome}`)
    }
  return { run: runInCopy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}
