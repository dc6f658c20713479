/**
 * What is used although a supported browser lacks it, each with the reason why that is right. The check fails on
 * anything else, and on an entry that nothing needs any more. docs/browsers.md shows this list.
 */

export interface Exception {
  /** MDN's keys */
  readonly features: readonly string[]
  /** where they may be used; no pattern: anywhere */
  readonly where?: RegExp
  /** the same for people */
  readonly place?: string
  /** what happens in a browser that lacks them */
  readonly without: string
}

/** Every chunk of the build that holds pdf.js, and its two workers. */
const pdfjs = /^dist\/assets\/(pdf-|pdfjs-)/
/** ky, pdf.js and the polyfills themselves: fetched after src/platform/polyfills/loadPolyfills.ts has done its work. */
const afterPolyfills = /^dist\/assets\/(distribution-|installPolyfills-|pdf-|pdfjs-)/

export const exceptions: readonly Exception[] = [
  {
    features: [
      'javascript.builtins.Object.hasOwn',
      'api.AbortSignal.any_static',
      'api.AbortSignal.throwIfAborted',
      'api.structuredClone',
      'javascript.builtins.Array.toSpliced',
      'javascript.builtins.ArrayBuffer.transferToFixedLength',
      'javascript.builtins.Promise.withResolvers',
      'javascript.builtins.TypedArray.findLast',
    ],
    where: afterPolyfills,
    place: 'ky, pdf.js',
    without: 'A polyfill is loaded before anything calls it.',
  },
  {
    features: [
      'api.URL.parse_static',
      'javascript.builtins.Iterator.take',
      'javascript.builtins.Iterator.toArray',
      'javascript.builtins.Math.sumPrecise',
      'javascript.builtins.Promise.try',
      'javascript.builtins.Set.difference',
      'javascript.builtins.Set.intersection',
      'javascript.builtins.TypedArray.with',
      'javascript.builtins.Uint8Array.fromBase64',
      'javascript.builtins.Uint8Array.setFromBase64',
      'javascript.builtins.Uint8Array.setFromHex',
      'javascript.builtins.Uint8Array.toBase64',
      'javascript.builtins.Uint8Array.toHex',
      'javascript.builtins.WeakMap.getOrInsert',
      'javascript.builtins.WeakMap.getOrInsertComputed',
      'javascript.builtins.JSON.isRawJSON',
      'javascript.builtins.JSON.rawJSON',
    ],
    where: pdfjs,
    place: 'pdf.js',
    without: 'The legacy build of pdf.js brings core-js for it.',
  },
  {
    features: [
      'api.OffscreenCanvas',
      'api.ImageDecoder',
      'api.VideoFrame',
      'api.CompressionStream',
      'api.DecompressionStream',
      'javascript.builtins.Float16Array',
    ],
    where: pdfjs,
    place: 'pdf.js',
    without: 'pdf.js asks whether it is there and draws or unpacks in another way.',
  },
  {
    features: ['javascript.builtins.ArrayBuffer.transfer'],
    where: /^dist\/assets\/installPolyfills-/,
    place: 'core-js',
    without: 'core-js asks whether it is there and copies.',
  },
  {
    features: ['api.URL.canParse_static'],
    where: /^dist\/assets\/index-/,
    place: 'valibot',
    without: 'valibot asks whether it is there and parses the address instead.',
  },
  {
    features: ['api.reportError'],
    where: /^dist\/assets\/(renderer|ui)-/,
    place: 'React',
    without: 'React asks whether it is there and reports the error to the console.',
  },
  {
    features: ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback'],
    where: /^(src\/platform\/idle\.ts|dist\/assets\/index-)/,
    place: 'src/platform',
    without: 'What waits for an idle browser runs after 300 ms (src/platform/idle.ts).',
  },
  {
    features: ['api.Document.startViewTransition', 'api.Window.navigation'],
    where: /^dist\/assets\/(renderer|router)-/,
    place: 'React, TanStack Router',
    without: 'React and the router ask whether it is there; the product uses no view transitions.',
  },
  {
    features: ['api.trustedTypes'],
    where: /^src\/ui\/viewer\/trustWorkers\.ts/,
    place: 'src/ui/viewer',
    without: 'The policy is not made; the browser enforces none.',
  },
  {
    features: ['css.types.length.viewport_percentage_units_dynamic'],
    where: /^dist\/index\.html: body min-height/,
    place: "Chakra's reset",
    without: "The rule of Chakra's reset is dropped; ours follows (src/ui/theme/globalCss.ts).",
  },
  {
    features: ['css.properties.text-wrap'],
    without: 'A heading of two lines is not balanced.',
  },
  {
    features: ['css.properties.accent-color'],
    without:
      "Radio buttons and checkboxes have the system's colour; the card around them is green all the same.",
  },
  {
    features: ['css.properties.text-size-adjust'],
    without:
      'Nothing: browsers on desks and Safari, which has it with a prefix, do not enlarge text by themselves.',
  },
  {
    features: ['css.selectors.selection'],
    without: "Selected text has the system's colour.",
  },
  {
    features: [
      'css.properties.outline',
      'css.properties.resize',
      'css.properties.cursor.pointer',
      'css.properties.cursor.default',
      'css.properties.cursor.move',
    ],
    without: 'Safari on iOS draws less of a focus ring, has no handle to resize and no pointer.',
  },
  {
    features: ['css.properties.field-sizing'],
    without:
      'A text field of several lines does not grow with its text: it scrolls, and can be drawn larger.',
  },
  {
    features: ['css.properties.forced-color-adjust'],
    without: 'Nothing: Safari has no forced colours.',
  },
  {
    features: ['html.global_attributes.autocapitalize'],
    without: 'Desk browsers have no keyboard on screen that could capitalise.',
  },
  {
    features: ['css.properties.align-content.start'],
    without: 'Nothing: in a grid, where it is used, Chrome knows it from 57 on.',
  },
  {
    features: ['css.properties.text-decoration.dotted'],
    without: 'An abbreviation is underlined by a line.',
  },
]

/** Names that our own code and libraries give to something else than the browser does. */
export const namesakes: readonly (Omit<Exception, 'without'> & { readonly is: string })[] = [
  { features: ['api.FontFaceSet.check'], is: 'valibot’s check, XState’s guards, fonts of pdf.js' },
  { features: ['api.WindowClient.navigate'], is: 'the router’s navigate' },
  {
    features: ['javascript.builtins.Iterator.take'],
    is: 'what the early calls were given (src/api/client.ts)',
  },
  { features: ['javascript.builtins.Iterator.toArray'], is: 'React’s Children.toArray' },
  { features: ['javascript.builtins.Set.union'], is: 'valibot’s union' },
  { features: ['javascript.builtins.Set.intersection'], is: 'a method of luxon’s Interval' },
  {
    features: ['api.CustomElementRegistry.getName', 'api.Response.bytes'],
    is: 'classes of pdf.js',
  },
  {
    features: ['css.properties.rotate'],
    where: /^src\/ui\/Icon\.tsx/,
    is: 'the name of an icon',
  },
  { features: ['css.types.basic-shape.rect'], is: 'the old function of `clip`' },
]
