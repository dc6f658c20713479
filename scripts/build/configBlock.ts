import type { Plugin } from 'vite'
import { fillConfigBlock } from '#contract/configBlock.ts'
import { apiBase } from '#contract/limits.ts'
import { type RuntimeConfig, runtimeConfigElement } from '#contract/runtimeConfig.ts'

/** In development: what the sandbox listens on where nothing else is said. */
const atHome: RuntimeConfig = {
  apiBase,
  signInUrl: 'http://127.0.0.1:4310/authorize',
  clientId: 'candidatura',
  signOutUrl: 'http://127.0.0.1:4310/logout',
  personalDocumentsUrl: 'http://127.0.0.1:4314/',
  bridgeOrigin: 'http://127.0.0.1:4315',
  support: { phone: '2892 0000', email: 'apoio@example.org' },
  features: { headerFrame: false, maintenance: false },
  maintenancePhraseHash: null,
}

const content = new RegExp(`id="${runtimeConfigElement}">([^<]*)<`)

/**
 * In development the page is told what the running service tells its own; without a service, the sandbox's addresses.
 * A page without the block, such as the viewer of charts, asks for none. A build keeps the empty block: the service or
 * whoever deploys fills it.
 */
export function configBlock(service: string): Plugin {
  return {
    name: 'config-block',
    apply: 'serve',
    async transformIndexHtml(html) {
      if (!content.test(html)) return html
      const theirs = await fetch(`${service}/application/`).then(
        (answer) => (answer.ok ? answer.text() : ''),
        () => '',
      )
      const json = content.exec(theirs)?.[1]
      const config = json && json !== 'null' ? JSON.parse(json) : atHome
      return fillConfigBlock(html, config)
    },
  }
}
