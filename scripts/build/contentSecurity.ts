import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Name of the file beside index.html that tells whoever serves it what its inline parts hash to. */
export const securityFile = 'csp.json'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * @returns the sources that a content security policy must allow for this page beside `'self'`: its inline scripts that
 * run, its styles, and the empty style element through which Emotion inserts its rules.
 */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const contents = (tag: RegExp) =>
    [...html.matchAll(tag)].map(([, attributes = '', text = '']) => ({ attributes, text }))
  const scripts = contents(/<script\b([^>]*)>([\s\S]*?)<\/script>/g).filter(
    ({ attributes }) => !/\bsrc=|application\/json/.test(attributes),
  )
  const styles = contents(/<style\b([^>]*)>([\s\S]*?)<\/style>/g)
  return {
    scripts: scripts.map(({ text }) => hashOf(text)),
    styles: [...styles.map(({ text }) => hashOf(text)), hashOf('')],
  }
}

/** Writes `csp.json` from the finished page; refuses style attributes and inline handlers, which no hash can allow. */
export function contentSecurity(): Plugin {
  return {
    name: 'content-security',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const html = String(page.source)
        const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
        const refused = /<[^>]*\s(style|on\w+)=/.exec(markup)
        if (refused) this.error(`index.html has an attribute that the policy forbids: ${refused[0]}`)
        this.emitFile({
          type: 'asset',
          fileName: securityFile,
          source: JSON.stringify(inlineHashes(html), null, 2),
        })
      },
    },
  }
}
