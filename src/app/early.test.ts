import { describe, expect, test } from 'vitest'
import { startEarly } from '#src/app/early.ts'
import type { EarlyPlan } from '#src/app/earlyPlan.ts'

const plan: EarlyPlan = {
  base: '/application/',
  files: ['assets/list.js', 'assets/core-zh.js', 'assets/core-pt.js', 'assets/upload.js'],
  pages: { '': [0], upload: [3] },
  texts: { '': { ZH_TW: [1], PT: [2] }, upload: { ZH_TW: [1], PT: [2] } },
  calls: ['/exams', '/tests'],
  config: 'config',
  keys: { language: 'lang', theme: 'theme', token: 'access_token' },
  languages: { ZH_TW: 'zh-Hant', PT: 'pt' },
}

interface Scenario {
  path?: string
  local?: Record<string, string>
  session?: Record<string, string>
  darkSystem?: boolean
  config?: string | null
  storageBroken?: boolean
}

/** A page in which nothing has happened yet, and what the script did to it. */
function run({
  path = '/application/',
  local = {},
  session = {},
  darkSystem = false,
  ...rest
}: Scenario = {}) {
  const { config = '{"apiBase":"/api"}', storageBroken = false } = rest
  const classes: string[] = []
  const links: { rel: string; href: string }[] = []
  const fetched: [string, unknown][] = []
  const root = { lang: '', classList: { add: (name: string) => classes.push(name) } }
  const storage = (kept: Record<string, string>) => ({ getItem: (key: string) => kept[key] ?? null })
  const page = {
    document: {
      documentElement: root,
      createElement: () => ({ rel: '', href: '' }),
      head: { append: (link: (typeof links)[number]) => links.push(link) },
      getElementById: (id: string) => (id === 'config' && config !== null ? { textContent: config } : null),
    },
    location: { pathname: path },
    matchMedia: () => ({ matches: darkSystem }),
    fetch: (url: string, { headers }: { headers: unknown }) => {
      fetched.push([url, headers])
      return Promise.reject(new TypeError('offline'))
    },
    get localStorage() {
      if (storageBroken) throw new Error('blocked')
      return storage(local)
    },
    get sessionStorage() {
      if (storageBroken) throw new Error('blocked')
      return storage(session)
    },
  } as unknown as Window
  startEarly(plan, page)
  return { lang: root.lang, classes, links, fetched, early: page.__early }
}

const hrefs = ({ links }: ReturnType<typeof run>) => links.map(({ href }) => href)

describe('language and theme', () => {
  test.each<[string, Scenario, string, string[]]>([
    ['nothing stored: Chinese, light', {}, 'zh-Hant', []],
    ['Portuguese stored', { local: { lang: 'PT' } }, 'pt', []],
    ['nonsense stored', { local: { lang: 'EN' } }, 'zh-Hant', []],
    ['dark chosen on a light system', { local: { theme: 'dark' } }, 'zh-Hant', ['dark']],
    ['dark system', { darkSystem: true }, 'zh-Hant', ['dark']],
    ['light chosen on a dark system', { local: { theme: 'light' }, darkSystem: true }, 'zh-Hant', []],
    ['storage that throws', { storageBroken: true }, 'zh-Hant', []],
  ])('%s', (_, scenario, lang, classes) => {
    const { lang: found, classes: set } = run(scenario)
    expect([found, set]).toEqual([lang, classes])
  })
})

describe('preloads', () => {
  test.each<[string, Scenario, string[]]>([
    ['the list in Chinese', {}, ['assets/core-zh.js', 'assets/list.js']],
    ['the list in Portuguese', { local: { lang: 'PT' } }, ['assets/core-pt.js', 'assets/list.js']],
    [
      'a step by deep link',
      { path: '/application/upload/apply/1/S' },
      ['assets/core-zh.js', 'assets/upload.js'],
    ],
    ['a page that nobody knows', { path: '/application/elsewhere' }, []],
    ['a segment that every object has', { path: '/application/constructor/x' }, []],
  ])('%s', (_, scenario, files) => {
    expect(hrefs(run(scenario))).toEqual(files.map((file) => `/application/${file}`))
  })
})

describe('first calls', () => {
  const session = { access_token: 'Bearer t' }
  test('begin on the list, with the token, and a failure is answered with null', async () => {
    const { fetched, early } = run({ session })
    expect(fetched).toEqual([
      ['/api/exams', { Authorization: 'Bearer t' }],
      ['/api/tests', { Authorization: 'Bearer t' }],
    ])
    expect(await early?.['/exams']).toBeNull()
  })

  test.each<[string, Scenario]>([
    ['without a token', {}],
    ['on another page', { session, path: '/application/faq' }],
    ['with a broken configuration', { session, config: '{' }],
    ['with an empty configuration', { session, config: 'null' }],
    ['without a configuration', { session, config: null }],
  ])('do not begin %s', (_, scenario) => {
    expect(run(scenario).fetched).toEqual([])
  })
})
