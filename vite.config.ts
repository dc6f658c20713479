import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiBase, basePath } from './contract/limits.ts'
import { buildTargets } from './scripts/browsers/supportedBrowsers.ts'
import { belowTheList } from './scripts/build/belowTheList.ts'
import { configBlock } from './scripts/build/configBlock.ts'
import { contentSecurity } from './scripts/build/contentSecurity.ts'
import { earlyScript } from './scripts/build/earlyScript.ts'
import { inTasks } from './scripts/build/inTasks.ts'
import { leanStyles } from './scripts/build/leanStyles.ts'
import { mapsApart } from './scripts/build/mapsApart.ts'
import { prerender } from './scripts/build/prerender.ts'
import { prunePreset } from './scripts/build/prunePreset.ts'
import { servedViewerFiles } from './scripts/build/viewerFiles.ts'
import { outDirOf, walkedMode } from './scripts/product/builds.ts'

/** Name of the file with React's renderer. */
const renderer = 'renderer'
const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:4300'

export default defineConfig(({ command, mode }) => {
  // a build is for production whoever asks for it: a test run would bring NODE_ENV=test, and inline styles with it
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    base: `${basePath}/`,
    define: {
      /** the inspector of charts exists in development, and in the build that path tests walk through */
      __INSPECT__: JSON.stringify(command === 'serve' || mode === walkedMode),
    },
    plugins: [
      react(),
      lingui(),
      prunePreset(),
      leanStyles(),
      configBlock(service),
      earlyScript(),
      belowTheList(),
      prerender(),
      inTasks(renderer),
      contentSecurity(),
      servedViewerFiles(),
      mapsApart(),
    ],
    resolve: {
      alias: {
        '@pandacss/is-valid-prop': fileURLToPath(new URL('src/ui/theme/isCssProperty.ts', import.meta.url)),
      },
    },
    build: {
      outDir: outDirOf(mode),
      target: buildTargets(),
      manifest: true,
      sourcemap: mode === walkedMode ? false : 'hidden',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // four files for what every visit needs, each run in a task of its own; the renderer, the largest,
              // arrives last, and what the others have to do first is done by then
              {
                name: 'ui',
                tags: ['$initial'],
                priority: 2,
                test: /node_modules[\\/](react|scheduler|@chakra-ui|@emotion|stylis|@ark-ui|@zag-js|react-dom[\\/](index|cjs[\\/]react-dom\.))[\\/.]|rolldown[\\/]runtime|src[\\/]ui[\\/]theme/,
              },
              { name: 'router', tags: ['$initial'], priority: 1, test: /node_modules[\\/]@tanstack[\\/]/ },
              { name: renderer, priority: 1, test: /react-dom[\\/](client|cjs[\\/]react-dom-client\.)/ },
              { name: 'base', tags: ['$initial'] },
              {
                name: 'charts',
                test: /node_modules[\\/](xstate|@xstate)[\\/]|src[\\/]platform[\\/](useChart|inspection)\.ts|machines[\\/](loading[\\/]|actorOutputs)/,
              },
              // small parts of every form: one file weighs less than ten
              {
                name: 'form',
                test: /src[\\/]ui[\\/](control|FieldFrame|TextField|TextArea|SelectBox|SelectField|CheckboxField|Section|ErrorSummary|PrimaryAction|endsComposition)\.tsx?/,
              },
            ],
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      port: 4301,
      strictPort: true,
      proxy: { [apiBase]: service },
    },
    preview: { host: '127.0.0.1', port: 4301, proxy: { [apiBase]: service } },
  }
})
