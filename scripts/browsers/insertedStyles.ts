/**
 * The CSS that Emotion inserts while the application runs, compiled by the theme's own system: every recipe with all
 * variants, and every style that a view's source writes down.
 */

import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { css } from '@emotion/react'
import { parseSync } from 'vite'
import { system } from '#src/ui/theme/system.ts'
import { chakraParts } from '#src/ui/theme/theme.gen.ts'

type Tree = Readonly<Record<string, unknown>>
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const compile = (style: Tree): string => {
  const { styles } = css(system.css(style as SystemStyleObject) as Parameters<typeof css>[0])
  return `.inserted{${styles}}`
}

/** Where a recipe keeps styles: `base`, each value of each variant, each compound; below them the slots, if any. */
function stylesOfRecipe(recipe: Tree): Tree[] {
  const variants = Object.values((recipe.variants ?? {}) as Tree).flatMap((values) =>
    Object.values(values as Tree),
  )
  const compounds = ((recipe.compoundVariants ?? []) as Tree[]).map((compound) => compound.css)
  const all = [recipe.base, ...variants, ...compounds].filter(isTree)
  return recipe.slots ? all.flatMap((slots) => Object.values(slots).filter(isTree)) : all
}

/** The recipes' CSS by the name of the recipe. */
export function recipeStyles(): Map<string, string> {
  const { recipes, slotRecipes } = chakraParts as { recipes: Tree; slotRecipes: Tree }
  return new Map(
    Object.entries({ ...recipes, ...slotRecipes }).map(([name, recipe]) => [
      name,
      stylesOfRecipe(recipe as Tree)
        .map(compile)
        .join('\n'),
    ]),
  )
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node => isTree(value) && typeof value.type === 'string'

/** A condition of Chakra, a breakpoint, a selector or an at-rule: what may stand around styles. */
const surrounds = (key: string) => /[&@ ]/.test(key) || system.conditions.has(key) || key === 'base'

const textOf = (node: Node): string[] => {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node.type === 'TemplateLiteral')
    return [(node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('1')]
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].filter(isNode).flatMap(textOf)
  if (node.type === 'LogicalExpression') return [node.left, node.right].filter(isNode).flatMap(textOf)
  return []
}

const nameIn = (key: unknown): string =>
  isNode(key) ? String(key.type === 'Literal' ? key.value : (key.name ?? '')) : ''

/** Each property that is given a text, with the keys around it, the outermost first. */
function* writtenStyles(node: Node, around: readonly string[] = []): Generator<Tree> {
  const { type } = node
  if (type === 'Property' || type === 'JSXAttribute') {
    const key = nameIn(type === 'Property' ? node.key : node.name)
    const value =
      isNode(node.value) && node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value
    if (!isNode(value)) return
    const isProperty = system.isValidProperty(key) && !surrounds(key)
    for (const text of isProperty || surrounds(key) ? textOf(value) : []) {
      const chain = isProperty ? [...around.filter(surrounds), key] : [...around, key]
      if (chain.every(surrounds)) continue
      yield chain.reduceRight<unknown>((inner, outer) => ({ [outer]: inner }), text) as Tree
    }
    yield* writtenStyles(value, surrounds(key) || isProperty ? [...around, key] : [])
    return
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* writtenStyles(child, around)
}

/** The CSS of the styles in a view's source. */
export const sourceStyles = (code: string, file: string): string =>
  [...writtenStyles(parseSync(file, code).program as unknown as Node)].map(compile).join('\n')
