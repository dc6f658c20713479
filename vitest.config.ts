import { defineConfig } from 'vitest/config'

/**
 * One project a kind of test, so that heavy ones run alone and one after another.
 * unit: rules, charts, parts and guards; service: routes on a real PostgreSQL; sandbox: the stand-ins;
 * journey: a real browser against everything.
 */
const shared = { environment: 'node', restoreMocks: true } as const

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
            'test/{charts,guards}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'service',
          include: ['service/**/*.test.ts'],
          globalSetup: ['test/support/postgresForTests.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { ...shared, name: 'sandbox', include: ['sandbox/**/*.test.ts'], testTimeout: 20_000 },
      },
      {
        test: {
          ...shared,
          name: 'journey',
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
