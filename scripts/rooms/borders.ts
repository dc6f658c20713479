import { type Import, isDevtoolsDoor, isTest, type Room, roomOf } from './imports.ts'

type Border = {
  /** rooms, or folders in them, that this room may import */
  ours: readonly string[]
  /** packages that it may import; a function where naming the forbidden ones is shorter */
  packages: readonly string[] | ((name: string) => boolean)
}

const ofTheBrowser =
  /^(react|react-dom|@chakra-ui\/|@emotion\/|@tanstack\/|@xstate\/|@lingui\/react$|ky$|react-hook-form$)/
const ofTheWorkshop =
  /^(vite|vitest|playwright-core|knip|fast-check|@axe-core\/|autocannon|state-machine-cat)/
const onTheServer = (name: string): boolean => !ofTheBrowser.test(name) && !ofTheWorkshop.test(name)

/** What each room may import besides itself. docs/architecture.md says why. */
export const borders: Record<Room, Border> = {
  contract: { ours: [], packages: ['valibot'] },
  machines: { ours: ['contract'], packages: ['xstate'] },
  locales: { ours: [], packages: [] },
  src: {
    ours: ['contract', 'machines', 'locales'],
    packages: [
      ...['react', 'react-dom', '@chakra-ui/react', '@emotion/react', '@tanstack/react-router'],
      ...[
        '@tanstack/react-virtual',
        'xstate',
        '@xstate/react',
        'ky',
        'valibot',
        '@lingui/core',
        '@lingui/react',
      ],
      ...['react-hook-form', '@hookform/resolvers', 'pdfjs-dist', 'luxon', '@statelyai/inspect'],
      'core-js',
    ],
  },
  service: { ours: ['contract', 'machines/stage', 'locales'], packages: onTheServer },
  sandbox: { ours: ['contract'], packages: onTheServer },
  scripts: {
    ours: ['contract', 'machines', 'locales', 'src', 'service', 'sandbox', 'test'],
    packages: () => true,
  },
  test: {
    ours: ['contract', 'machines', 'locales', 'src', 'service', 'sandbox', 'scripts'],
    packages: () => true,
  },
}

/** Layers of src, the lowest first. A layer imports itself and those below it; the parts of one layer are equals. */
export const layers: readonly (readonly string[])[] = [
  ['platform', 'i18n', 'ui'],
  ['api'],
  ['features'],
  ['routes'],
  ['app'],
  ['devtools'],
]

/**
 * Layers of service: what each may import besides itself. Files beside the folders put the parts together and may
 * import them all. `store`, `external` and `pdf` don't know each other, and `domain` knows neither.
 */
export const serviceLayers: Readonly<Record<string, readonly string[]>> = {
  core: [],
  domain: ['core'],
  store: ['core'],
  external: ['core'],
  pdf: ['core'],
  usecases: ['domain', 'store', 'external', 'pdf', 'core'],
  jobs: ['usecases', 'core'],
  http: ['usecases', 'domain', 'core'],
}

/** Packages that speak with the database and the store of documents. */
const ofTheStore = /^(kysely|pg|flydrive|@aws-sdk\/.*|rate-limiter-flexible)$/

/** Sentences that each name one import over a border. */
export const crossings = (imports: readonly Import[]): string[] =>
  imports.filter((one) => !isTest(one.file) && !isDevtoolsDoor(one)).flatMap((one) => crossing(one) ?? [])

const crossing = (one: Import): string | undefined => {
  const room = roomOf(one.file)
  if (!room) return undefined
  const { ours, packages } = borders[room]
  if (!one.isOurs) {
    const layer = room === 'service' ? folderOf(one.file) : null
    if (layer !== null && layer !== 'store' && ofTheStore.test(one.target))
      return `${one.file}: ${layer} may not use the package ${one.target}`
    const isAllowed = typeof packages === 'function' ? packages(one.target) : packages.includes(one.target)
    return isAllowed ? undefined : `${one.file}: ${room} may not use the package ${one.target}`
  }
  if (isTest(one.target) && room !== 'scripts') return `${one.file}: only tests may import ${one.target}`
  if (roomOf(one.target) === room) {
    if (room === 'src') return layerCrossing(one)
    return room === 'service' ? serviceCrossing(one) : undefined
  }
  if (one.file.startsWith('service/core/') && roomOf(one.target) !== 'contract')
    return `${one.file}: core may not import ${one.target}`
  const isAllowed = ours.some((place) => one.target.startsWith(`${place}/`))
  return isAllowed ? undefined : `${one.file}: ${room} may not import ${one.target}`
}

const layerCrossing = ({ file, target }: Import): string | undefined => {
  const from = layerOf(file)
  const to = layerOf(target)
  if (from === -1) return `${file}: is in no layer of src`
  if (to > from) return `${file}: ${partOf(file)} may not import ${target}, which is in a layer above it`
  if (partOf(file) === 'features' && partOf(target) === 'features' && featureOf(file) !== featureOf(target)) {
    return `${file}: a feature may not import another feature (${target})`
  }
  return undefined
}

const serviceCrossing = ({ file, target }: Import): string | undefined => {
  const from = folderOf(file)
  const to = folderOf(target)
  if (from === null || from === to) return undefined
  const allowed = serviceLayers[from]
  if (!allowed) return `${file}: is in no layer of service`
  return to !== null && allowed.includes(to) ? undefined : `${file}: ${from} may not import ${target}`
}

/** The layer of service that a file is in; null beside the folders. */
const folderOf = (path: string): string | null => (path.split('/').length > 2 ? partOf(path) : null)

const partOf = (path: string): string => path.split('/')[1] ?? ''
const featureOf = (path: string): string => path.split('/')[2] ?? ''
const layerOf = (path: string): number => layers.findIndex((parts) => parts.includes(partOf(path)))
