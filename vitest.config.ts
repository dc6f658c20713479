import { defineConfig } from 'vitest/config'

/**
 * One project a kind of test, so that heavy ones run alone and one after another.
 * unit: rules, charts, parts and guards; service: routes on a real PostgreSQL; cluster: the same on two processes
 * and a bucket; sandbox: the stand-ins; journey: a real browser against everything.
 */
const shared = { environment: 'node', restoreMocks: true } as const
/** On a build server a test on real processes gets a second try: a neighbour's load is not this product's fault. */
const real = { ...shared, retry: process.env.CI ? 1 : 0 } as const
const onPostgres = {
  ...real,
  globalSetup: ['test/support/postgresForTests.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'machines/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'test/{charts,guards,paths}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'service',
          include: ['{service,test/backup,test/contract}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'cluster',
          include: ['{service,test/backup}/**/*.test.ts'],
          // what has no process or no document in it
          exclude: [
            'service/{config,main}.test.ts',
            'service/{pdf,documents}/**',
            'service/domain/numbers.test.ts',
          ],
          env: { REHEARSAL: 'cluster', SEQUENCES: '200' },
        },
      },
      {
        test: { ...real, name: 'sandbox', include: ['sandbox/**/*.test.ts'], testTimeout: 20_000 },
      },
      {
        test: {
          ...real,
          name: 'journey',
          include: ['test/{journeys,engines}/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
