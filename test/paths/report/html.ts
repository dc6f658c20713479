/** Markup that was made by `html` below: what is put into it is escaped unless it is markup itself. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | readonly Part[]

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const written = (part: Part): string => {
  if (part === null) return ''
  if (part instanceof Markup) return part.text
  return typeof part === 'string' || typeof part === 'number'
    ? escaped(String(part))
    : part.map(written).join('')
}

export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, at) => (at === 0 ? text : written(parts[at - 1] ?? null) + text)).join(''))
