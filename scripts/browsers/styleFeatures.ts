/** What of CSS a style sheet uses that a supported browser lacks. */
import type { Identifier } from '@mdn/browser-compat-data'
import { type CssNode, generate, parse, walk } from 'css-tree'
import { compatData, entriesOf, type MissingFeature, missingIn } from './compatData.ts'
import type { Finding } from './scriptFeatures.ts'

const css = compatData.css
const missingAmong = (area: string, identifiers: Identifier | undefined): Map<string, MissingFeature> =>
  new Map(
    entriesOf(identifiers).flatMap(([name, identifier]) => {
      const missing = missingIn(`${area}.${name}`, identifier)
      return missing ? [[name, missing] as const] : []
    }),
  )

const atRules = missingAmong('css.at-rules', css['at-rules'] as Identifier)
const mediaFeatures = missingAmong('css.at-rules.media', css['at-rules']?.media)
const selectors = missingAmong('css.selectors', css.selectors as Identifier)
const properties = missingAmong('css.properties', css.properties as Identifier)
/** `text-wrap` -> `balance` -> what lacks that value. */
const values = new Map(
  entriesOf(css.properties as Identifier).map(([name, identifier]) => [
    name,
    missingAmong(`css.properties.${name}`, identifier),
  ]),
)

/** Functions, wherever MDN files them: `color-mix` is a colour, `round` stands by itself. */
const functions = new Map<string, MissingFeature>()
for (const [type, identifier] of entriesOf(css.types as Identifier)) {
  const own = missingIn(`css.types.${type}`, identifier)
  if (own) functions.set(type, own)
  for (const [name, missing] of missingAmong(`css.types.${type}`, identifier)) functions.set(name, missing)
}

const lengths = missingAmong('css.types.length', css.types?.length)
const unitGroups: [RegExp, string][] = [
  [/^d(vh|vw|vb|vi|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(vh|vw|vb|vi|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(vh|vw|vb|vi|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
]
const unitIn = (unit: string) =>
  lengths.get(unitGroups.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1] ?? unit)

interface Use {
  readonly feature: MissingFeature
  /** as it is written: `dvh`, `color-mix`, `:has` */
  readonly token: string
}

const use = (token: string, feature: MissingFeature | undefined): Use[] =>
  feature ? [{ feature, token }] : []

function usesOf(node: CssNode, property: string | null): Use[] {
  switch (node.type) {
    case 'Atrule':
      return use(`@${node.name}`, node.name.startsWith('-') ? undefined : atRules.get(node.name))
    case 'Feature':
      return use(node.name, mediaFeatures.get(node.name))
    case 'FeatureRange':
      return use('range', mediaFeatures.get('range_syntax'))
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return node.name.startsWith('-') ? [] : use(node.name, selectors.get(node.name))
    case 'Declaration':
      return /^-/.test(node.property) ? [] : use(node.property, properties.get(node.property))
    case 'Function':
      return use(node.name, functions.get(node.name))
    case 'Dimension':
      return use(node.unit, unitIn(node.unit))
    case 'Identifier':
      return property && !properties.has(property) ? use(node.name, values.get(property)?.get(node.name)) : []
    default:
      return []
  }
}

/**
 * Reads the nested rules of Emotion too. Inside `@supports` what the condition asks for is there; a declaration that
 * follows one of the same property is dropped where it is not understood, and the first one stands.
 */
export function styleFeatures(text: string, at: string): Finding[] {
  const findings: Finding[] = []
  const conditions: string[] = []
  const places: string[] = []
  const earlier = [new Set<string>()]
  let property: string | null = null
  let hasFallback = false
  walk(parse(text, { parseCustomProperty: true }), {
    enter(node: CssNode) {
      if (node.type === 'Block') earlier.push(new Set())
      if (node.type === 'Atrule' && node.name === 'supports' && node.prelude)
        conditions.push(generate(node.prelude))
      if (node.type === 'Rule') places.push(generate(node.prelude))
      if (node.type === 'Declaration') {
        property = node.property
        hasFallback = earlier.at(-1)?.has(property) ?? false
      }
      for (const { feature, token } of usesOf(node, property)) {
        const isAsked = conditions.some((condition) => condition.includes(token))
        if (isAsked || (hasFallback && node.type !== 'Declaration')) continue
        const where = [...places, property ?? ''].filter(Boolean).join(' ')
        findings.push({ ...feature, at: `${at}: ${where} (${token})` })
      }
    },
    leave(node: CssNode) {
      if (node.type === 'Block') earlier.pop()
      if (node.type === 'Atrule' && node.name === 'supports' && node.prelude) conditions.pop()
      if (node.type === 'Rule') places.pop()
      if (node.type !== 'Declaration') return
      earlier.at(-1)?.add(node.property)
      property = null
      hasFallback = false
    },
  })
  return findings
}
