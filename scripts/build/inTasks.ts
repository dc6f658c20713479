import type { Plugin } from 'vite'

const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * What the entry imports is run by script elements of its own, before the entry: each as soon as it has arrived, in a
 * task of its own, so that no single task holds up a slow phone while the rest is still on its way.
 * @param awaited name of the chunk that the entry asks for at once and waits for last: it is on its way from the first
 */
export function inTasks(awaited: string): Plugin {
  let base = '/'
  return {
    name: 'in-tasks',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const last = Object.values(bundle ?? {}).find(
          (part) => part.type === 'chunk' && part.name === awaited,
        )
        if (!last) throw new Error(`The build has no file named ${awaited}`)
        const files = [...html.matchAll(preload)].map(([, file]) => file)
        const scripts = files.map((file) => `<script type="module" crossorigin src="${file}"></script>\n    `)
        const ahead = `<link rel="modulepreload" crossorigin href="${base}${last.fileName}">\n    `
        return html
          .replaceAll(preload, '')
          .replace('<script type="module"', () => `${scripts.join('')}${ahead}<script type="module"`)
      },
    },
  }
}
