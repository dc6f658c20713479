/**
 * Stands for @pandacss/is-valid-prop in the browser's bundle: asking the browser weighs less than a list of every CSS
 * property (vite.config.ts).
 */
const selector = /[&@]/
/** Descriptors of @font-face and @page, which Chromium lists beside the properties: on an element they are attributes. */
const descriptors = new Set(['src', 'size'])

export const isCssProperty = (name: string): boolean =>
  name.startsWith('--') ||
  selector.test(name) ||
  (name in document.documentElement.style && !descriptors.has(name))
