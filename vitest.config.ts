import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium, findHeadlessShell } from './scripts/chromium.ts'
import { LongFirst } from './test/support/longFirst.ts'

/**
 * One project a kind of test. Files run two at a time on two cores; journeys begin when the other projects have ended.
 * unit: rules, charts and guards; parts: components in a browser; service: routes on a real PostgreSQL; cluster: the same on two processes
 * and a bucket; sandbox: the stand-ins; journey: a real browser against everything;
 * how-to: a page of the documents followed in a copy, alone.
 */
// two at a time: by default a machine of two cores runs one, and most of these wait for a database or a process
const shared = { environment: 'node', restoreMocks: true, maxWorkers: 2 } as const
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
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // the paths of the largest machines, on a machine with other work
          testTimeout: 30_000,
          include: [
            'contract/**/*.test.ts',
            'machines/**/*.test.ts',
            'src/**/*.test.ts',
            'test/{charts,guards,paths}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [react(), lingui()],
        define: { __INSPECT__: 'false' },
        // found before the first file: a package that is found later would load the page anew
        optimizeDeps: {
          entries: ['src/**/*.test.tsx', 'src/devtools/gallery/main.tsx'],
          include: ['vitest-browser-react/pure', '@tanstack/react-router', '@xstate/react'],
        },
        resolve: {
          alias: {
            '@pandacss/is-valid-prop': fileURLToPath(
              new URL('src/ui/theme/isCssProperty.ts', import.meta.url),
            ),
          },
        },
        test: {
          name: 'parts',
          include: ['src/**/*.test.tsx'],
          restoreMocks: true,
          retry: real.retry,
          testTimeout: 5_000,
          // one page for all files: a fresh one for each would take most of the time
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1024, height: 768 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                args: ['--no-sandbox', '--disable-gpu'],
                get executablePath() {
                  return findHeadlessShell() ?? findChromium()
                },
              },
              contextOptions: { reducedMotion: 'reduce' },
            }),
          },
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
            'service/main.test.ts',
            'service/{core,domain,pdf}/**',
            'service/store/documents/**',
            'service/http/multipart.test.ts',
            'service/usecases/documents/acceptUpload.test.ts',
          ],
          env: { HARNESS: 'cluster', SEQUENCES: '200' },
        },
      },
      {
        test: { ...real, name: 'sandbox', include: ['sandbox/**/*.test.ts'], testTimeout: 20_000 },
      },
      {
        test: {
          ...onPostgres,
          name: 'journey',
          include: ['test/{journeys,engines}/**/*.test.ts'],
          exclude: ['test/journeys/addA*.test.ts'],
          globalSetup: [...onPostgres.globalSetup, 'test/support/journeySetup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...real,
          name: 'how-to',
          // it runs the compiler and Vitest itself, which use every core
          include: ['test/journeys/addA*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
