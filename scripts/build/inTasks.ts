import type { Plugin } from 'vite'

const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * What the entry imports is run by script elements of its own, before the entry: each as soon as it has arrived, in a
 * task of its own, so that no single task holds up a slow phone while the rest is still on its way.
 */
export function inTasks(): Plugin {
  return {
    name: 'in-tasks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const files = [...html.matchAll(preload)].map(([, file]) => file)
        const scripts = files.map((file) => `<script type="module" crossorigin src="${file}"></script>\n    `)
        return html
          .replaceAll(preload, '')
          .replace('<script type="module"', () => `${scripts.join('')}<script type="module"`)
      },
    },
  }
}
