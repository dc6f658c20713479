import { escaped, html, Markup } from '#test/paths/report/html.ts'
import type { ChartPart, Standing } from '#test/paths/report/runReport.ts'

export const wordsOfStanding: Record<Standing, string> = {
  covered: 'taken by a path',
  missed: 'taken by no path',
  excluded: 'excluded, with a reason',
}

/** Within words of a drawing that became attributes. */
const plain = (text: string) => text.replaceAll('&#45;', '-')

/**
 * A drawing of `npm run draw` for a page that has several: each part says where it stands, and by `data-part` its number
 * among the parts.
 */
export function colouredDrawing(svg: string, parts: readonly ChartPart[], label: string): Markup {
  const numbers = new Map(parts.map(({ cssClass }, at) => [cssClass, at]))
  const [, width = '0', height = '0'] = /viewBox="0\.00 0\.00 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const inside = svg
    .slice(svg.indexOf('<g '), svg.lastIndexOf('</svg>'))
    .replaceAll(/<!--[\s\S]*?-->\n?/g, '')
    .replaceAll(/<g id="[^"]*" class="([^"]*)"([^>]*)>\s*<title>[^<]*<\/title>/g, (_, names, rest) => {
      const classes = plain(names).split(' ')
      const number = classes.map((name) => numbers.get(name)).find((found) => found !== undefined)
      const part = number === undefined ? undefined : parts[number]
      if (part === undefined) return `<g class="${escaped(classes.join(' '))}"${rest}>`
      const kind = classes.includes('cluster') ? 'state cluster' : part.kind
      const title = `<title>${escaped(part.name)}: ${wordsOfStanding[part.standing]}</title>`
      return `<g class="${kind} ${part.standing}" data-part="${number}"${rest}>${title}`
    })
  return html`<svg viewBox="0 0 ${width} ${height}" style="--drawn: ${width}" role="img" aria-label="${label}">${new Markup(inside)}</svg>`
}
