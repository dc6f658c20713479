import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'
import { browserForTests } from '#sandbox/testSupport/browserForTests.ts'
import { type ServiceForTests, serviceForTests } from '#sandbox/testSupport/serviceForTests.ts'

let sandbox: Sandbox
let service: ServiceForTests
let browser: Browser
let page: Page

beforeAll(async () => {
  sandbox = await startSandbox()
  service = await serviceForTests(sandbox)
  browser = await browserForTests()
})
afterAll(async () => {
  await browser.close()
  await service.close()
  await sandbox.stop()
})
beforeEach(async () => {
  service.documents.length = 0
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  page = await context.newPage()
  return () => context.close()
})

async function signIn(): Promise<void> {
  await page.goto(`${sandbox.urls.documents}/?language=PT`)
  await page.getByRole('button', { name: 'Iniciar sessão' }).click()
  await page.getByRole('button', { name: 'Residente permanente' }).first().click()
  await page.getByText('陳示範').waitFor()
}
const pdf = (name: string, size = 1_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(size, 'x'),
})
const add = async (file: ReturnType<typeof pdf>) => {
  await page.getByLabel('Ficheiro').setInputFiles(file)
  await page.getByRole('button', { name: 'Carregar', exact: true }).click()
}
const said = () => page.getByRole('status').textContent()
const heard = (text: string) => page.getByRole('status').getByText(text).waitFor()

describe('the personal-document site', () => {
  it('signs in through the single account, in its language, and leaves no code in the address', async () => {
    await signIn()
    expect(page.url()).toBe(`${sandbox.urls.documents}/?language=PT`)
    expect(await page.getByText('Documentos 0 / 150').isVisible()).toBe(true)
  })

  it('takes no code that this tab did not ask for', async () => {
    const { code } = await sandbox.control.account.codeFor('permanent', `${sandbox.urls.documents}/`)
    await page.goto(`${sandbox.urls.documents}/?code=${code}&accountType=PERSONAL&state=guess`)
    await heard('未能登入，請重試。')
    expect(await page.getByRole('button', { name: '登入' }).isVisible()).toBe(true)
  })

  it('adds a document with its category, description and mismatch, and shows it', async () => {
    await signIn()
    await page.getByLabel('Categoria do documento').selectOption('HA_E')
    await page.getByLabel('Tipo de documento').selectOption('DIPLOMA')
    await page.getByLabel('Descrição do documento').fill('Licenciatura <b>D’Assumpção</b>')
    await page.getByLabel('Nome não coincidente').check()
    await add(pdf('學歷證明（正本）.pdf'))
    await heard('Acrescentado: 學歷證明（正本）.pdf')
    expect(service.documents[0]).toMatchObject({
      documentType: 'HA_E',
      documentValue: {
        documentCategory: 'DIPLOMA',
        description: 'Licenciatura <b>D’Assumpção</b>',
        nameNon: true,
        birthdayNon: false,
        idNon: false,
      },
      file: { name: '學歷證明（正本）.pdf', size: 1_000 },
    })
    expect(await page.getByText('Licenciatura <b>D’Assumpção</b>').isVisible()).toBe(true)
    expect(await page.getByText('Documentos 1 / 150').isVisible()).toBe(true)
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('img.thumb')?.naturalWidth === 1,
    )
  })

  it('removes a document only after asking', async () => {
    await signIn()
    await add(pdf('a.pdf'))
    await heard('Acrescentado: a.pdf')
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    expect(service.documents).toHaveLength(1)
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await heard('Eliminado: a.pdf')
    expect(service.documents).toHaveLength(0)
    expect(await page.getByText('O arquivo está vazio.').isVisible()).toBe(true)
  })

  it('downloads a document under its own name', async () => {
    await signIn()
    await add(pdf('Certidão.pdf'))
    await heard('Acrescentado: Certidão.pdf')
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descarregar' }).click()
    expect((await downloaded).suggestedFilename()).toBe('Certidão.pdf')
  })

  it.each([
    ['one byte too many', pdf('big.pdf', limits.fileSize + 1), 'O ficheiro excede 5 MB.'],
    ['another kind', { ...pdf('a.png'), mimeType: 'image/png' }, 'O ficheiro não é um PDF ou JPG'],
  ])('sends nothing for a file of %s, and says why', async (_, file, text) => {
    await signIn()
    await add(file)
    await heard(text)
    expect(service.documents).toHaveLength(0)
  })

  it('sends a file of exactly the limit', async () => {
    await signIn()
    await add(pdf('full.pdf', limits.fileSize))
    await heard('Acrescentado: full.pdf')
    expect(service.documents[0]?.file.size).toBe(limits.fileSize)
  })

  it('says so when the library is full', async () => {
    await signIn()
    await add(pdf('a.pdf'))
    await heard('Acrescentado')
    const [one] = service.documents
    service.documents.length = 0
    service.documents.push(
      ...Array.from({ length: 150 }, (_, n) => ({ ...one!, id: String(n).padStart(22, '0') })),
    )
    await page.reload()
    await page.getByText('Documentos 150 / 150').waitFor()
    await add(pdf('b.pdf'))
    await heard('O arquivo já tem 150 documentos.')
  })

  it('offers to sign in again when the session has ended, and forgets it at sign-out', async () => {
    await signIn()
    await page.evaluate(() => sessionStorage.setItem('library_token', 'expired'))
    await add(pdf('a.pdf'))
    await heard('A sessão expirou.')
    await page.getByRole('button', { name: 'Iniciar sessão' }).click()
    await page.getByRole('button', { name: 'Residente permanente' }).first().click()
    await page.getByRole('button', { name: 'Terminar sessão' }).click()
    await page.waitForURL(`${sandbox.urls.documents}/`)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(await said()).toBe('')
  })
})
