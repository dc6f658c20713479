import { build, type Rolldown } from 'vite'
import { buildTargets } from '#scripts/browsers/supportedBrowsers.ts'

/**
 * A script that is no part of the application's bundle, compiled for the browsers we support, in one file.
 * @param format `iife` for a script that stands in the page, `es` for a module that exports what the file exports
 */
export async function bundleAlone(input: string, format: 'iife' | 'es'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: buildTargets(),
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format } },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  if (output.length > 1) throw new Error(`${input} became several files`)
  return output[0].code
}
