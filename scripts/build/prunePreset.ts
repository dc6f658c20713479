import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { type ESTree, type Plugin, parseSync } from 'vite'

const preset = /@chakra-ui\/react\/dist\/esm\/preset-base\.js$/

const wordsIn = (text: string) => text.match(/\w+/g) ?? []

async function sources(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
}

/**
 * Every word of the application's source and of those Chakra components that it imports. A style property or
 * condition that is none of them can't be in use.
 */
async function wordsInUse(root: string): Promise<Set<string>> {
  const texts = await Promise.all(
    (await sources(path.join(root, 'src'))).map((file) => readFile(file, 'utf8')),
  )
  const imported = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/'@chakra-ui\/react\/([\w-]+)'/g)].flatMap((match) => match[1] ?? []),
    ),
  )
  const components = path.join(root, 'node_modules/@chakra-ui/react/dist/esm/components')
  const theirs = await Promise.all(
    [...imported].map(async (name) => {
      const folder = path.join(components, name)
      const files = await readdir(folder).catch(() => [])
      return Promise.all(
        files.filter((file) => file.endsWith('.js')).map((file) => readFile(path.join(folder, file), 'utf8')),
      )
    }),
  )
  return new Set([...texts, ...theirs.flat()].flatMap(wordsIn))
}

type Property = ESTree.ObjectProperty
const isProperty = (node: { type: string }): node is Property => node.type === 'Property'
const nameOf = ({ key }: Property): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

function objectIn(call: ESTree.Expression | null | undefined): ESTree.ObjectExpression {
  const [argument] = call?.type === 'CallExpression' ? call.arguments : []
  if (argument?.type !== 'ObjectExpression')
    throw new Error('preset-base of Chakra has another form than expected')
  return argument
}

/** Where the properties to leave out begin and end. */
function cuts(object: ESTree.ObjectExpression, keep: (name: string) => boolean): [number, number][] {
  return object.properties.flatMap((property, place) => {
    if (!isProperty(property) || keep(nameOf(property))) return []
    const next = object.properties[place + 1]
    return [[property.start, next ? next.start : property.end] as [number, number]]
  })
}

/** Chakra's base without the utilities and conditions that no word of ours names: 5 kB less at the start. */
export function prunePreset(): Plugin {
  let root = '.'
  return {
    name: 'prune-preset',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: preset },
      async handler(code, id) {
        const words = await wordsInUse(root)
        const declared = new Map(
          parseSync(id, code).program.body.flatMap((statement) =>
            statement.type === 'VariableDeclaration'
              ? statement.declarations.flatMap(({ id: name, init }) =>
                  name.type === 'Identifier' ? [[name.name, init] as const] : [],
                )
              : [],
          ),
        )
        const conditions = objectIn(declared.get('defaultConditions'))
        const utilities = objectIn(declared.get('defaultBaseConfig')).properties.find(
          (property): property is Property => isProperty(property) && nameOf(property) === 'utilities',
        )?.value
        if (utilities?.type !== 'ObjectExpression') throw new Error('preset-base of Chakra has no utilities')
        const namesOf = (utility: string) =>
          [utility, defaultBaseConfig.utilities?.[utility]?.shorthand ?? []].flat()
        const all = [
          ...cuts(conditions, (name) => words.has(`_${name}`)),
          ...cuts(utilities, (name) => namesOf(name).some((word) => words.has(word))),
        ].sort(([a], [b]) => b - a)
        let pruned = code
        for (const [start, end] of all) pruned = pruned.slice(0, start) + pruned.slice(end)
        return { code: pruned, map: null }
      },
    },
  }
}
