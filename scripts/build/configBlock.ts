import type { Plugin } from 'vite'
import { type RuntimeConfig, runtimeConfigElement } from '#contract/runtimeConfig.ts'

/** In development: what the sandbox listens on where nothing else is said. */
const atHome: RuntimeConfig = {
  apiBase: '/ci-application-api',
  signInUrl: 'http://127.0.0.1:4310/authorize',
  clientId: 'candidatura',
  signOutUrl: 'http://127.0.0.1:4310/logout',
  personalDocumentsUrl: 'http://127.0.0.1:4314/',
  bridgeOrigin: 'http://127.0.0.1:4315',
  support: { phone: '2892 0000', email: 'apoio@example.org' },
  features: { headerFrame: false, maintenance: false },
  maintenancePhraseHash: null,
}

const block = new RegExp(`(<script type="application/json" id="${runtimeConfigElement}">)[^<]*(</script>)`)

/** Puts a configuration into the page's JSON block. `<` is escaped, so that no text can end the block. */
export function fillConfigBlock(html: string, config: unknown): string {
  if (!block.test(html)) throw new Error(`index.html has no block ${runtimeConfigElement}`)
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(block, (_, open: string, close: string) => open + json + close)
}

/**
 * In development the page is told what the running service tells its own; without a service, the sandbox's addresses.
 * A build keeps the empty block: the service or whoever deploys fills it.
 */
export function configBlock(service: string): Plugin {
  return {
    name: 'config-block',
    apply: 'serve',
    async transformIndexHtml(html) {
      const theirs = await fetch(`${service}/application/`).then(
        (answer) => (answer.ok ? answer.text() : ''),
        () => '',
      )
      const json = block.exec(theirs)?.[0].replace(/^<[^>]*>|<[^>]*>$/g, '')
      const config = json && json !== 'null' ? JSON.parse(json) : atHome
      return fillConfigBlock(html, config)
    },
  }
}
