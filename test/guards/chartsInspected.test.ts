import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const own = ['src/platform/useChart.ts', 'src/platform/inspection.ts']
const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !own.includes(file),
)
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test('a component runs a chart by useChart, so that the inspector sees it', () => {
  const around = files.filter((file) =>
    /\b(useActorRef|useMachine|useActor|createActorContext)\b/.test(read(file)),
  )
  expect(around).toEqual([])
  expect(files.filter((file) => /\buseChart\(/.test(read(file))).length).toBeGreaterThan(10)
})

test('what starts a chart without a component starts it inspected', () => {
  const unseen = files.filter((file) =>
    [...read(file).matchAll(/\bcreateActor\(/g)].some(
      ({ index }) => !/^createActor\([^;]*?\binspected\(/.test(read(file).slice(index)),
    ),
  )
  expect(unseen).toEqual([])
})

test('what a chart asks of the service survives strict mode, which stops and starts each chart', () => {
  const own = 'src/api/fromCall.ts'
  expect(files.filter((file) => file !== own && /\bfromPromise\b/.test(read(file)))).toEqual([])
})
