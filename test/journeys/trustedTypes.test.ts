/** S-14: markup comes onto the page through the cleaner only, and the browser itself holds everybody to it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open } from '#test/pages/openScreen.ts'
import { screens } from '#test/pages/screens.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive } from '#test/support/staging.ts'

const ground = journeyGround()

/** What each line of a hostile answer comes out as. */
const answers: readonly [story: string, html: string, shown: string][] = [
  ['allowed tags stay', '<p>甲<strong>乙</strong><em>丙</em></p>', '<p>甲<strong>乙</strong><em>丙</em></p>'],
  ['a list stays', '<ul><li>一</li></ul><ol><li>二</li></ol>', '<ul><li>一</li></ul><ol><li>二</li></ol>'],
  [
    'a link gets a window that can’t reach back',
    '<a href="https://www.safp.gov.mo/" target="_self" rel="opener" onclick="alert(1)">公職局</a>',
    '<a href="https://www.safp.gov.mo/" target="_blank" rel="noopener noreferrer">公職局</a>',
  ],
  [
    'javascript: in a link',
    '<a href="javascript:alert(1)">按</a>',
    '<a target="_blank" rel="noopener noreferrer">按</a>',
  ],
  [
    'javascript: in disguise',
    '<a href="&#x6A;ava&Tab;script:alert(1)">按</a>',
    '<a target="_blank" rel="noopener noreferrer">按</a>',
  ],
  [
    'data: in a link',
    '<a href="data:text/html,<script>alert(1)</script>">按</a>',
    '<a target="_blank" rel="noopener noreferrer">按</a>',
  ],
  ['a script', '前<script>alert(1)</script>後', '前後'],
  ['a picture that fails', '前<img src=x onerror=alert(1)>後', '前後'],
  ['an event of an allowed tag', '<p onpointerenter=alert(1) style="color:red" id=root>字</p>', '<p>字</p>'],
  ['a style', '<style>@import "https://evil.example/x.css"</style><p>字</p>', '<p>字</p>'],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object>字', '字'],
  ['a form', '<form action="https://evil.example/"><input name=q><button>送</button></form>', '送'],
  ['a drawing that runs', '<svg><a xlink:href="javascript:alert(1)"><text>字</text></a></svg>', ''],
  [
    'markup that changes when it is read again',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '',
  ],
  [
    'a template and a comment',
    '<template><p onclick=alert(1)>隱</p></template><!--<img src=x onerror=alert(1)>--><p>字</p>',
    '<p>字</p>',
  ],
  [
    'names that hide those of the document',
    '<a id=body name=cookie href="#x">頂</a>',
    '<a href="#x" target="_blank" rel="noopener noreferrer">頂</a>',
  ],
]

/** Everything that the policy of the page refuses. */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (line: string) => refused.push(line))
  await page.addInitScript(() => {
    const { noteRefusal } = window as unknown as { noteRefusal(line: string): void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      noteRefusal(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  return refused
}

/** The first answer of the catalogue, as if whoever writes the texts had been deceived. */
const plant = (page: Page, html: () => string) =>
  page.route('**/assets/static-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import { messages as honest } from '${route.request().url()}?honest'
        export const messages = { ...honest, 'faq.1.a': ${JSON.stringify([html()])} }`,
    }),
  )

const screenOf = (name: string) => {
  const screen = screens.find((candidate) => candidate.name === name)
  if (!screen) throw new Error(`no screen ${name}`)
  return screen
}

test('a hostile answer of the frequent questions comes out as words and links that do no harm', async (context) => {
  const { page } = await ground.visitor(context)
  const happened: string[] = []
  page.on('dialog', (dialog) => {
    happened.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(ground.product.origin)) happened.push(request.url())
  })
  let html = ''
  await plant(page, () => `<em>始</em>${html}`)
  const start = page.locator('details').first().locator('em').first()
  await arrive(page, ground.product, { subject: 'permanent', path: '/faq' })
  for (const [story, hostile, shown] of answers) {
    await start.waitFor()
    html = hostile
    await page.goto(ground.product.address('/faq'))
    await start.waitFor()
    expect.soft(await start.locator('..').innerHTML(), story).toBe(`<em>始</em>${shown}`)
  }
  expect(happened).toEqual([])
})

test('no string becomes markup or the address of a script, whoever hands it over', async (context) => {
  const { page } = await ground.visitor(context)
  await open(page, ground.product, screenOf('viewer, a PDF searched'), 'ZH_TW')
  const outcomes = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => {
        document.createElement('p').innerHTML = '<b>x</b>'
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      'document.write': () => document.write('<b>x</b>'),
      'a parser': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      srcdoc: () => {
        document.createElement('iframe').srcdoc = '<b>x</b>'
      },
      'text of a script': () => {
        document.createElement('script').text = 'x'
      },
      'address of a script': () => {
        document.createElement('script').src = '/application/assets/x.js'
      },
      worker: () => new Worker('/application/assets/x.js'),
      timer: () => setTimeout('x' as unknown as () => void),
      'a policy of one’s own': () => trustedTypes.createPolicy('mine', {}),
      'the default policy once more': () => trustedTypes.createPolicy('default', {}),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name}: let through`
      } catch (cause) {
        return `${name}: ${cause instanceof Error ? cause.name : cause}`
      }
    })
  })
  expect(outcomes).toEqual([
    'innerHTML: TypeError',
    'insertAdjacentHTML: TypeError',
    'document.write: TypeError',
    'a parser: TypeError',
    'srcdoc: TypeError',
    'text of a script: TypeError',
    'address of a script: TypeError',
    'worker: TypeError',
    'timer: TypeError',
    'a policy of one’s own: TypeError',
    'the default policy once more: TypeError',
  ])
})

test.for([
  'exam list',
  'registration, a long list open',
  'documents, own files taken, refused and offered to be shrunk',
  'viewer, a PDF searched',
  'viewer, a picture',
  'review',
  'payment, asked about',
  'receipt',
  'questions and answers',
])('the application itself keeps to it: %s', async (name, context) => {
  const { page, problems } = await ground.visitor(context)
  const refused = await refusals(page)
  await open(page, ground.product, screenOf(name), 'PT')
  expect({ refused, problems }).toEqual({ refused: [], problems: [] })
})
