/** The JSON block of index.html that carries the runtime configuration: filled by whoever serves the page. */
import { runtimeConfigElement } from '#contract/runtimeConfig.ts'

const block = new RegExp(`(<script type="application/json" id="${runtimeConfigElement}">)[^<]*(</script>)`)

/** Puts a configuration into the page. `<` is escaped, so that no text can end the block. */
export function fillConfigBlock(html: string, config: unknown): string {
  if (!block.test(html)) throw new Error(`index.html has no block ${runtimeConfigElement}`)
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(block, (_, open: string, close: string) => open + json + close)
}
