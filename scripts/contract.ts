/**
 * Holds a running back end against the contract, or answers that were recorded.
 *   npm run contract                                    our own of `npm start`, whole journeys, by its sandbox
 *   npm run contract -- --base URL --panel URL          another of ours
 *   npm run contract -- --base URL --bearer TOKEN       any back end: what can be read; with --write the steps too
 *   npm run contract -- --recorded FILE                 one JSON a line: call, status, headers, body
 * `--origin URL`: the application's origin in return addresses, the back end's own by default.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { endpoints } from '#contract/endpoints/all.ts'
import { apiBase } from '#contract/limits.ts'
import { validateAnswer } from '#contract/validateAnswer.ts'
import { panelParties } from '#test/contract/panelParties.ts'
import { openVisitor, type Visit } from '#test/contract/visitor.ts'
import { walkOutside, walkReading, walkSteps, walkStrange, walkWhole } from '#test/contract/walk.ts'
import { readPorts } from './product/ports.ts'
import { originOf } from './product/settings.ts'

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    panel: { type: 'string' },
    bearer: { type: 'string' },
    origin: { type: 'string' },
    recorded: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

const Recorded = v.object({
  call: v.string(),
  status: v.number(),
  headers: v.record(v.string(), v.string()),
  body: v.optional(v.string(), ''),
})

function readRecorded(file: string): Visit[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line, index) => {
    const { call, ...answer } = v.parse(Recorded, JSON.parse(line))
    const endpoint = endpoints.find(({ name }) => name === call)
    const issues = endpoint ? validateAnswer(endpoint, answer) : [`there is no call ${call}`]
    return { call, story: `line ${index + 1}`, status: answer.status, code: null, issues }
  })
}

const isUnreachable = (failure: unknown) => failure instanceof TypeError && failure.message === 'fetch failed'

async function walk(): Promise<Visit[]> {
  const visits: Visit[] = []
  const ports = await readPorts(process.env)
  const { origin: own, pathname } = new URL(values.base ?? originOf(ports.service))
  const prefix = pathname === '/' ? `${own}${apiBase}` : `${own}${pathname.replace(/\/$/, '')}`
  const ground = { open: () => openVisitor(prefix, visits), origin: values.origin ?? own }
  const panel = values.panel ?? (values.bearer ? null : originOf(ports.panel))
  try {
    if (panel) await walkWhole(ground, await panelParties(panel))
    else {
      await walkOutside(ground)
      const visitor = ground.open()
      visitor.bearer = `Bearer ${(values.bearer ?? '').replace(/^Bearer /, '')}`
      await walkStrange(visitor, ground)
      const { testExam, openExam } = await walkReading(visitor)
      const exam = testExam ?? openExam
      if (values.write && exam !== null) await walkSteps(visitor, exam)
    }
  } catch (failure) {
    if (!isUnreachable(failure)) throw failure
    throw new Error(`The back end at ${prefix} does not answer.`)
  }
  return visits
}

try {
  const visits = values.recorded ? readRecorded(values.recorded) : await walk()
  const wrong = visits.filter(({ issues }) => issues.length > 0)
  for (const { call, story, status, issues } of wrong) {
    console.log(`✗ ${call} (${story}): ${status}`)
    for (const issue of issues) console.log(`    ${issue}`)
  }
  const met = new Set(visits.filter(({ status }) => status < 400).map(({ call }) => call))
  const unmet = endpoints.map(({ name }) => name).filter((name) => !met.has(name))
  if (unmet.length > 0) console.log(`without a success: ${unmet.join(', ')}`)
  console.log(`${visits.length} answers, ${wrong.length} against the contract`)
  process.exitCode = wrong.length > 0 ? 1 : 0
} catch (failure) {
  console.log(failure instanceof Error ? failure.message : String(failure))
  process.exitCode = 1
}
