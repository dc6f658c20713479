/**
 * docs/screens.md and its pictures, from the running product: each screen on a phone in Portuguese and on a desktop in
 * Chinese. Made-up people, today's example exams. A name as argument takes only the screens whose names begin with it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { open, type Screen } from '#test/pages/openScreen.ts'
import { screens } from '#test/pages/screens.ts'
import { desk, openBrowser, phone, visit } from '#test/support/browser.ts'
import { type Product, startProduct } from '#test/support/product.ts'
import { root } from './checking/run.ts'

const folder = join(root, 'docs', 'pictures', 'screens')
/** Bytes of a picture: the repository carries them for ever. */
const largest = 120_000

/** Screens that are shown, with what is to be seen on them, in the order of an application. */
const shown: [name: Screen['name'], words: string][] = [
  [
    'exam list',
    'Test exams first, then the others; each card with its period, the own application and one action.',
  ],
  ['check, refused', 'A check that ends: one message, one way back.'],
  [
    'check, date of seven years with its error',
    'Non-permanent residents give the date of seven years of residence.',
  ],
  ['registration', 'Step 1: who applies is shown, everything else is asked; prefilled from earlier entries.'],
  ['registration, errors', 'What is wrong stands on top, takes the focus and leads to the fields.'],
  ['registration, a long list open', 'Thousands of departments: found by either name, without accents.'],
  ['resume', 'The resume, optional unless the exam analyses it.'],
  ['documents', 'Step 2: where the documents of each category come from.'],
  [
    'documents, own files taken, refused and offered to be shrunk',
    'Own files: each with its state; pictures beyond the limit are offered to be shrunk.',
  ],
  ['documents, the library', 'Documents of the personal library, searched, looked at and ticked.'],
  [
    'documents, conditional admission asked about',
    'What is left out has a consequence, which is asked about.',
  ],
  ['viewer, a PDF searched', 'The viewer of PDFs: pages, zoom, rotation, search, download.'],
  ['viewer, a picture', 'The viewer of pictures.'],
  ['viewer, a broken file', 'A document that can’t be shown: a sentence, and the file itself.'],
  ['review', 'Everything as it will be submitted.'],
  ['payment', 'The fee and the channels; free only for whom the authority certifies.'],
  ['receipt', 'The end: number, receipt, what was handed in.'],
  ['submitted files', 'What was handed in, by round.'],
  ['receipt by its number', 'A receipt fetched by its number.'],
  ['questions and answers', 'The first two answers are open.'],
  ['notice', 'Notice.'],
  ['service agreement', 'Service agreement.'],
  ['maintenance', 'Maintenance.'],
  ['no such page', 'An address that leads nowhere.'],
]

const fileOf = (name: string, on: 'phone' | 'desktop') => `${name.replaceAll(/[^a-z0-9]+/g, '-')}-${on}.png`

async function take(product: Product, browser: Browser, screen: Screen, on: 'phone' | 'desktop') {
  const visitor = await visit(browser, {
    viewport: on === 'phone' ? phone : desk,
    locale: on === 'phone' ? 'pt-PT' : 'zh-TW',
  })
  try {
    const { page } = visitor
    await open(page, product, screen, on === 'phone' ? 'PT' : 'ZH_TW')
    // a picture must not show a moving or half-loaded page
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const png = await sharp(await page.screenshot({ animations: 'disabled' }))
      .png({ palette: true, colours: 64, compressionLevel: 9 })
      .toBuffer()
    if (png.length > largest) throw new Error(`${screen.name} (${on}) is a picture of ${png.length} bytes`)
    writeFileSync(join(folder, fileOf(screen.name, on)), png)
  } finally {
    await visitor.leave()
  }
}

const chapter = ([name, words]: (typeof shown)[number]) => `## ${name[0]?.toUpperCase()}${name.slice(1)}

${words}

| Desktop, Chinese | Phone, Portuguese |
|---|---|
| ![${name}, on a desktop](pictures/screens/${fileOf(name, 'desktop')}) | ![${name}, on a phone](pictures/screens/${fileOf(name, 'phone')}) |
`

const page = `# Screens

Each screen once on a desktop in Chinese and once on a phone in Portuguese, with made-up people and example exams. Every
screen is there in both languages, light and dark; \`test/journeys/screensAccess.test.ts\` looks at more states than are shown
here. \`node scripts/screenPictures.ts\` takes the pictures anew and writes this page.

${shown.map(chapter).join('\n')}`

const only = process.argv[2] ?? ''
mkdirSync(folder, { recursive: true })
const product = await startProduct()
const browser = await openBrowser()
try {
  for (const [name] of shown.filter(([one]) => one.startsWith(only))) {
    const screen = screens.find((one) => one.name === name)
    if (!screen) throw new Error(`no screen ${name}`)
    for (const on of ['desktop', 'phone'] as const) await take(product, browser, screen, on)
    console.log(name)
  }
  writeFileSync(join(root, 'docs', 'screens.md'), page)
} finally {
  await browser.close()
  await product.stop()
}
