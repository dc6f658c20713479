import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { htmlLanguageOf } from '#contract/languageTags.ts'
import { storageKeys } from '#src/platform/storage.ts'

/** What src/app/prerender.tsx exports; it is loaded by Vite, because this room has no JSX. */
interface Prerender {
  renderScreen(
    path: string,
    language: InterfaceLanguage,
  ): Promise<{ markup: string; rules: ReadonlyMap<string, string> }>
}

/** Screens that are written into the page: the list, and the room of any other page. */
const screens = {
  home: '/',
  page: '/registration/apply/1/AAAAAAAAAAAAAAAAAAAAAA',
} as const

/**
 * Chooses the screen before anything is painted. The list is only promised to someone who is signed in: anyone else is
 * on the way to the sign-in page.
 */
const choose = (base: string) =>
  `(function(d,t,k){try{t=sessionStorage.getItem('${storageKeys.token}')}catch(e){}` +
  `k=t&&location.pathname.replace(/\\/?$/,'/')==='${base}'?'home':'page';` +
  `k=d.getElementById(k+'-'+d.documentElement.lang);` +
  `if(k)d.getElementById('root').append(k.content.cloneNode(true))})(document)`

/** Without what only React's hydration wants. Style attributes, which the policy forbids, become rules. */
function tidy(markup: string, rules: Map<string, string>): string {
  const classOf = (style: string) => {
    const known = [...rules.keys()].filter((key) => key.startsWith('style:'))
    const key = `style:${style}`
    const place = known.includes(key) ? known.indexOf(key) : known.length
    rules.set(key, `.shell-${place}{${style.replaceAll('&quot;', '"')}}`)
    return `shell-${place}`
  }
  return markup
    .replace(/<!--.*?-->/g, '')
    .replace(/<template[^>]*><\/template>|<script[\s\S]*?<\/script>/g, '')
    .replace(/<[a-z][^>]* style="[^>]*>/g, (tag) => {
      const name = classOf(/ style="([^"]*)"/.exec(tag)?.[1] ?? '')
      const plain = tag.replace(/ style="[^"]*"/, '')
      return / class="/.test(plain)
        ? plain.replace(/ class="/, ` class="${name} `)
        : plain.replace(/^<[a-z\d]+/, (open) => `${open} class="${name}"`)
    })
}

/** Writes the first screen's markup in both languages, and the rules it needs, into index.html. */
export function prerender(): Plugin {
  let base = '/'
  let root = '.'
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      base = config.base
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const server = await createServer({
          configFile: false,
          root,
          mode: 'production',
          appType: 'custom',
          plugins: [react(), lingui()],
          define: { __INSPECT__: 'false' },
          logLevel: 'error',
          optimizeDeps: { noDiscovery: true },
          server: { middlewareMode: true, watch: null, ws: false },
        })
        const rules = new Map<string, string>()
        const templates: string[] = []
        try {
          const { renderScreen } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as Prerender
          for (const language of interfaceLanguages)
            for (const [name, path] of Object.entries(screens)) {
              const screen = await renderScreen(path, language)
              for (const [key, css] of screen.rules) rules.set(key, css)
              const markup = tidy(screen.markup, rules)
              templates.push(`<template id="${name}-${htmlLanguageOf[language]}">${markup}</template>`)
            }
        } finally {
          await server.close()
        }
        const style = `<style>${[...rules.values()].join('')}</style>`
        return html
          .replace('</head>', () => `${style}\n  </head>`)
          .replace(
            '<div id="root"></div>',
            () =>
              `<div id="root"></div>\n    ${templates.join('\n    ')}\n    <script>${choose(base)}</script>`,
          )
      },
    },
  }
}
