/** The few things that the stand-ins' pages do with the document. */

type Child = Node | string
interface Attributes {
  [name: string]: string | number | boolean | EventListener
}

/** An element: attributes by name (true sets, false leaves out), functions as listeners of that event. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false) element.setAttribute(name, String(value))
  }
  element.append(...children)
  return element
}

/** The element of a selector. @throws Error where the page lacks it */
export function need<E extends Element>(
  selector: string,
  kind: new () => E,
  within: ParentNode = document,
): E {
  const found = within.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`the page lacks ${selector}`)
  return found
}

/** What the server wrote into the page for its scripts. */
export const pageData = <T>(): T => JSON.parse(need('#page-data', HTMLScriptElement).text)
