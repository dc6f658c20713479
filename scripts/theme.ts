/**
 * Writes src/ui/theme/theme.gen.ts: of Chakra's recipes those whose components src imports, with the variants that
 * usedRecipes.ts keeps. Fails by name on a recipe that is not listed and on a token that a recipe asks for and we
 * don't have.
 * `npm run theme` writes; `--check` exits with 1 where the file is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSystem, defaultConfig, type SystemConfig, type SystemStyleObject } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ownTheme } from '#src/ui/theme/ownTheme.ts'
import { recipes, slotRecipes, type UsedRecipe } from '#src/ui/theme/usedRecipes.ts'

type Tree = { [key: string]: unknown }

const target = fileURLToPath(new URL('../src/ui/theme/theme.gen.ts', import.meta.url))
const chakra = defaultConfig.theme ?? {}
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `b` over `a`, branch by branch. */
export function merge(a: unknown, b: unknown): unknown {
  if (!isTree(a) || !isTree(b)) return b === undefined ? a : b
  const merged: Tree = { ...a }
  for (const [key, value] of Object.entries(b)) merged[key] = merge(a[key], value)
  return merged
}

function prune(name: string, theirs: Tree | undefined, use: UsedRecipe): Tree {
  if (!theirs) throw new Error(`Chakra has no recipe called ${name}`)
  const recipe = merge(theirs, use.change ?? {}) as { variants?: Tree; defaultVariants?: Tree } & Tree
  const variants: Tree = {}
  for (const [variant, values] of Object.entries(recipe.variants ?? {})) {
    const kept = use.keep?.[variant] ?? Object.keys(values as Tree)
    variants[variant] = Object.fromEntries(
      kept.map((value) => {
        const style = (values as Tree)[value]
        if (style === undefined) throw new Error(`${name} has no ${variant} called ${value}`)
        return [value, style]
      }),
    )
    const first = recipe.defaultVariants?.[variant]
    if (first !== undefined && !kept.includes(String(first)))
      recipe.defaultVariants = { ...recipe.defaultVariants, [variant]: kept[0] }
  }
  return { ...recipe, variants, ...(recipe.slots ? { slots: [...new Set(recipe.slots as string[])] } : {}) }
}

const source = fileURLToPath(new URL('../src', import.meta.url))

/** Chakra's components that src imports, by the name of their recipes: `native-select` is `nativeSelect`. */
export function importedComponents(): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  const names = files.flatMap((name) =>
    [...readFileSync(path.join(source, name), 'utf8').matchAll(/'@chakra-ui\/react\/([\w-]+)'/g)].flatMap(
      ([, component]) => component ?? [],
    ),
  )
  return new Set(names.map((name) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())))
}

function pruneAll(used: Record<string, UsedRecipe>, all: object, imported: Set<string>) {
  const theirs = all as Record<string, Tree>
  const needed = [...imported].filter((name) => name in theirs)
  const unlisted = needed.filter((name) => !(name in used))
  if (unlisted.length > 0)
    throw new Error(`src imports ${unlisted.join(', ')}: list the recipe in src/ui/theme/usedRecipes.ts`)
  return Object.fromEntries(needed.sort().map((name) => [name, prune(name, theirs[name], used[name] ?? {})]))
}

function pickNamed(all: object | undefined, text: string): Tree {
  const quoted = new Set(text.match(/[\w.-]+/g))
  return Object.fromEntries(Object.entries(all ?? {}).filter(([name]) => quoted.has(name)))
}

/** Every style object inside a recipe, so that each can be compiled alone. */
function stylesOf(recipe: Tree): SystemStyleObject[] {
  const slots = recipe.slots as string[] | undefined
  const sheets = [
    recipe.base,
    ...Object.values((recipe.variants ?? {}) as Record<string, Tree>).flatMap((values) =>
      Object.values(values),
    ),
    ...((recipe.compoundVariants ?? []) as Tree[]).map((compound) => compound.css),
  ].filter(isTree)
  return (
    slots ? sheets.flatMap((sheet) => Object.values(sheet).filter(isTree)) : sheets
  ) as SystemStyleObject[]
}

const variablesIn = (css: unknown) => new Set(JSON.stringify(css).match(/--chakra-[\w\\.-]+/g))

/** Variables that the default theme would have given and ours does not define. */
function missingTokens(config: SystemConfig): string[] {
  const ours = createSystem(defaultBaseConfig, config)
  const theirs = createSystem(defaultConfig, { theme: { textStyles: ownTheme.theme.textStyles } })
  const missing = new Set<string>()
  const all = { ...config.theme?.recipes, ...config.theme?.slotRecipes } as unknown as Record<string, Tree>
  for (const [name, recipe] of Object.entries(all))
    for (const style of stylesOf(recipe)) {
      const defined = variablesIn(ours.css(style))
      for (const variable of variablesIn(theirs.css(style)))
        if (!defined.has(variable)) missing.add(`${name}: ${variable}`)
    }
  return [...missing]
}

/** @returns the text of theme.gen.ts @throws Error naming recipes, variants or tokens that don't exist */
export function generateTheme(): string {
  const imported = importedComponents()
  const used = {
    recipes: pruneAll(recipes, chakra.recipes ?? {}, imported),
    slotRecipes: pruneAll(slotRecipes, chakra.slotRecipes ?? {}, imported),
  }
  const layerStyles = pickNamed(chakra.layerStyles, JSON.stringify(used))
  const text = JSON.stringify({ ...used, layerStyles, ownTheme })
  const theme = {
    keyframes: pickNamed(chakra.keyframes, text),
    layerStyles,
    animationStyles: pickNamed(chakra.animationStyles, text),
    ...used,
  }
  const config = { ...ownTheme, theme: { ...ownTheme.theme, ...theme } } as unknown as SystemConfig
  const missing = missingTokens(config)
  if (missing.length > 0)
    throw new Error(`Tokens that recipes ask for and the theme lacks:\n${missing.join('\n')}`)
  return `/** Written by \`npm run theme\`: Chakra's recipes in use, and what they refer to. */\nexport const chakraParts: object = ${JSON.stringify(theme, null, 1)}\n`
}

if (import.meta.main) {
  const text = generateTheme()
  if (process.argv.includes('--check')) {
    if (readFileSync(target, 'utf8') !== text) {
      console.error('src/ui/theme/theme.gen.ts is out of date: run `npm run theme`')
      process.exitCode = 1
    }
  } else writeFileSync(target, text)
}
