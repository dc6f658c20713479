import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiBase } from '#contract/limits.ts'
import { macaoDateOf } from '#contract/rules/macaoDate.ts'
import { type RunningService, startService } from '#service/startService.ts'
import { withoutSuccess } from '#test/contract/walk.ts'
import { newcomer } from '#test/support/applicant.ts'
import { type Harness, openHarness, publicOrigin } from '#test/support/harness.ts'

const script = fileURLToPath(new URL('../../scripts/contract.ts', import.meta.url))
let harness: Harness
let service: RunningService
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'))
  harness = await openHarness({
    now: new Date().toISOString(),
    settings: { EXAMPLES_DAY: macaoDateOf(Date.now()) },
  })
  service = await startService({ ...harness.dependencies.config, port: 0, logLevel: 'silent' })
})
afterAll(async () => {
  await service.stop()
  await harness.close()
  await rm(folder, { recursive: true, force: true })
})

const contract = (...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (failure, said) => {
      resolve({ code: typeof failure?.code === 'number' ? failure.code : 0, said })
    })
  })

describe('npm run contract', () => {
  it('walks a running service with its sandbox', async () => {
    const { panel } = harness.sandbox.urls
    const { code, said } = await contract('--base', service.url, '--panel', panel, '--origin', publicOrigin)
    const [unmet, answered] = said.split('\n')
    expect(unmet).toBe(`without a success: ${withoutSuccess.join(', ')}`)
    expect(answered).toMatch(/^\d{3} answers, 0 against the contract$/)
    expect(code).toBe(0)
  })

  it('reads any back end with a bearer, its address with its own prefix', async () => {
    const { token } = await newcomer(harness)
    const { code, said } = await contract(
      '--base',
      `${service.url}${apiBase}/`,
      '--bearer',
      token ?? '',
      '--write',
    )
    expect(said).toMatch(/\d{3} answers, 0 against the contract\n$/)
    expect(code).toBe(0)
  })

  it('names what a recorded answer breaks', async () => {
    const file = join(folder, 'recorded.jsonl')
    const headers = {
      date: new Date().toUTCString(),
      'cache-control': 'no-store',
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ status: 409, code: 'STAGE_ERROR', message: '', data: null })
    const lines = [
      { call: 'skipResume', status: 409, headers, body },
      { call: 'getProfile', status: 409, headers, body },
      { call: 'getEverything', status: 200, headers, body },
    ]
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
    const { code, said } = await contract('--recorded', file)
    expect(said).toContain('✗ getProfile (line 2): 409\n    STAGE_ERROR is not declared for getProfile')
    expect(said).toContain('there is no call getEverything')
    expect(said).toContain('3 answers, 2 against the contract')
    expect(code).toBe(1)
  })

  it('says in a sentence that nobody answers', async () => {
    const { code, said } = await contract('--base', 'http://127.0.0.1:9', '--bearer', 'x')
    expect([code, said]).toEqual([
      1,
      'The back end at http://127.0.0.1:9/ci-application-api does not answer.\n',
    ])
  })
})
