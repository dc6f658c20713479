/** What of JavaScript and of the browser a script uses that a supported browser lacks. */
import type { Identifier } from '@mdn/browser-compat-data'
import { parseSync } from 'vite'
import { compatData, entriesOf, type MissingFeature, missingIn } from './compatData.ts'

export interface Finding extends MissingFeature {
  /** file, with a line where it has readable ones */
  readonly at: string
}

/** By name: `structuredClone`. By owner and name: `Promise.withResolvers`. By the name of a method: `toSorted`. */
const globals = new Map<string, MissingFeature>()
const statics = new Map<string, MissingFeature>()
const methods = new Map<string, MissingFeature>()

/** Names that some interface has had for long: a call of such a name tells nothing. */
const wellKnown = new Set<string>()

const isStandard = ({ __compat: compat }: Identifier) =>
  compat?.status?.standard_track !== false && compat?.status?.experimental !== true

for (const [area, interfaces] of Object.entries({
  'javascript.builtins': compatData.javascript.builtins,
  api: compatData.api,
}))
  for (const [owner, identifier] of entriesOf(interfaces)) {
    const ownerMissing = missingIn(`${area}.${owner}`, identifier)
    if (ownerMissing) globals.set(owner, ownerMissing)
    // whoever has no such object can't call its methods: the name of the object is what is reported
    if (ownerMissing && owner !== 'Iterator') continue
    for (const [member, own] of entriesOf(identifier)) {
      const name = member.replace(/_static$/, '')
      const missing = missingIn(`${area}.${owner}.${member}`, own)
      if (!missing) wellKnown.add(name)
      else if (isStandard(own)) {
        statics.set(`${owner}.${name}`, missing)
        if (name === member) methods.set(name, missing)
        if (owner === 'Window') globals.set(name, missing)
      }
    }
  }
for (const name of wellKnown) methods.delete(name)

const attributes = new Map(
  entriesOf(compatData.html.global_attributes).flatMap(([name, identifier]) => {
    const missing = missingIn(`html.global_attributes.${name}`, identifier)
    return missing ? [[name, missing] as const] : []
  }),
)

const classes = compatData.javascript.classes
const expressions = compatData.javascript.regular_expressions
const syntax = {
  staticBlock: missingIn(
    'javascript.classes.static.initialization_blocks',
    classes?.static?.initialization_blocks ?? {},
  ),
  privateIn: missingIn('javascript.classes.private_class_fields_in', classes?.private_class_fields_in ?? {}),
  lookbehind: missingIn(
    'javascript.regular_expressions.lookbehind_assertion',
    expressions?.lookbehind_assertion ?? {},
  ),
  modifier: missingIn('javascript.regular_expressions.modifier', expressions?.modifier ?? {}),
  unicodeSets: missingIn(
    'javascript.builtins.RegExp.unicodeSets',
    compatData.javascript.builtins?.RegExp?.unicodeSets ?? {},
  ),
  hasIndices: missingIn(
    'javascript.builtins.RegExp.hasIndices',
    compatData.javascript.builtins?.RegExp?.hasIndices ?? {},
  ),
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Each node with the one that it belongs to, from the outside in. */
function* nodesOf(node: Node, parent: Node | null = null): Generator<[Node, Node | null]> {
  yield [node, parent]
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child, node)
}

const nameOf = (node: unknown) =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'JSXIdentifier') ? String(node.name) : ''

/** `a.b?.()` and `typeof a` ask before they use. */
const isAsked = (parent: Node | null) =>
  (parent?.type === 'CallExpression' && parent.optional === true) ||
  (parent?.type === 'UnaryExpression' && parent.operator === 'typeof')

/** An identifier that stands for a variable, not for the name of a property. */
const isVariable = (node: Node, parent: Node | null) => {
  if (!parent) return true
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true
  if (/Property|MethodDefinition|^TS|^JSX|Specifier/.test(parent.type))
    return parent.value === node && parent.key !== node
  return true
}

function memberIn(node: Node, parent: Node | null): MissingFeature | undefined {
  if (isAsked(parent)) return undefined
  const name = nameOf(node.property)
  const known = statics.get(`${nameOf(node.object)}.${name}`)
  if (known) return known
  return parent?.type === 'CallExpression' && parent.callee === node ? methods.get(name) : undefined
}

function patternIn({ pattern, flags }: { pattern: string; flags: string }): (MissingFeature | null)[] {
  const found: (MissingFeature | null)[] = []
  if (/\(\?<[=!]/.test(pattern)) found.push(syntax.lookbehind)
  if (/\(\?[ims]*-?[ims]+:/.test(pattern)) found.push(syntax.modifier)
  if (flags.includes('v')) found.push(syntax.unicodeSets)
  if (flags.includes('d')) found.push(syntax.hasIndices)
  return found
}

function featuresOf(node: Node, parent: Node | null): (MissingFeature | null | undefined)[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [] : [memberIn(node, parent)]
    case 'Identifier':
      return isVariable(node, parent) && !isAsked(parent) ? [globals.get(nameOf(node))] : []
    case 'JSXAttribute':
      return [attributes.get(nameOf(node.name).toLowerCase())]
    case 'StaticBlock':
      return [syntax.staticBlock]
    case 'BinaryExpression':
      return isNode(node.left) && node.left.type === 'PrivateIdentifier' ? [syntax.privateIn] : []
    case 'Literal':
      return typeof node.regex === 'object' && node.regex !== null
        ? patternIn(node.regex as { pattern: string; flags: string })
        : []
    default:
      return []
  }
}

/** @param file its name; the ending tells TypeScript and JSX */
export function scriptFeatures(code: string, file: string): Finding[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} can't be read: ${errors[0]?.message}`)
  const findings: Finding[] = []
  for (const [node, parent] of nodesOf(program as unknown as Node))
    for (const feature of featuresOf(node, parent))
      if (feature)
        findings.push({ ...feature, at: `${file}:${code.slice(0, node.start).split('\n').length}` })
  return findings
}
