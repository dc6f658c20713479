import type { Plugin } from 'vite'

const system = /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/
const globals = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];'
const preflight = "import { createPreflight } from './preflight.js';"

const hoist = 'hoist-non-react-statics'
const hoistNothing = `\0${hoist}`

/**
 * The page's own style element holds reset, global rules and tokens (scripts/build/prerender.ts), so the bundle does not
 * make them again. And Emotion's higher-order component, which nothing here uses, brings no copier of statics.
 */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${hoist}$`) },
      handler: () => hoistNothing,
    },
    load: {
      filter: { id: new RegExp(`^${hoistNothing}$`) },
      handler: () => 'export default (target) => target',
    },
    transform: {
      filter: { id: system },
      handler(code) {
        if (!code.includes(globals) || !code.includes(preflight))
          this.error('Chakra builds its global styles in another form than expected')
        return {
          code: code
            .replace(globals, 'const _global = [];')
            .replace(preflight, 'const createPreflight = () => ({});'),
          map: null,
        }
      },
    },
  }
}
