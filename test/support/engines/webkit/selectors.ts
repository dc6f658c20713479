/** Selectors of Playwright's own engine, as its locators write them. */

export type Text = string | RegExp

const pattern = ({ source, flags }: RegExp) => `/${source}/${flags}`
const escaped = (text: Text, exact?: boolean): string =>
  typeof text === 'string' ? `${JSON.stringify(text)}${exact ? 's' : 'i'}` : pattern(text)

export interface RoleOptions {
  name?: Text
  exact?: boolean
  level?: number
  expanded?: boolean
  checked?: boolean
  selected?: boolean
  pressed?: boolean
  disabled?: boolean
  includeHidden?: boolean
}

export function roleSelector(role: string, { name, exact, includeHidden, ...states }: RoleOptions): string {
  const attributes = Object.entries(states)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `[${key}=${value}]`)
  const named = name === undefined ? '' : `[name=${escaped(name, exact)}]`
  return `internal:role=${role}${attributes.join('')}${includeHidden ? '[include-hidden=true]' : ''}${named}`
}
export const textSelector = (text: Text, exact?: boolean) => `internal:text=${escaped(text, exact)}`
export const labelSelector = (text: Text, exact?: boolean) => `internal:label=${escaped(text, exact)}`
export const attributeSelector = (name: string, text: Text, exact?: boolean) =>
  `internal:attr=[${name}=${escaped(text, exact)}]`

export interface Filter {
  hasText?: Text
  hasNotText?: Text
  has?: { selector: string }
  hasNot?: { selector: string }
  visible?: boolean
}

export function filterSelectors({ hasText, hasNotText, has, hasNot, visible }: Filter): string[] {
  return [
    ...(hasText === undefined ? [] : [`internal:has-text=${escaped(hasText)}`]),
    ...(hasNotText === undefined ? [] : [`internal:has-not-text=${escaped(hasNotText)}`]),
    ...(has === undefined ? [] : [`internal:has=${JSON.stringify(has.selector)}`]),
    ...(hasNot === undefined ? [] : [`internal:has-not=${JSON.stringify(hasNot.selector)}`]),
    ...(visible === undefined ? [] : [`visible=${visible}`]),
  ]
}
