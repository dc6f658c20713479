/** The stand-ins that work on the service: the personal-document site and the control panel, on real parts. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { periodsOf } from '#contract/external/exampleExams.ts'
import { limits } from '#contract/limits.ts'
import { randomId } from '#sandbox/kit/sharedSecret.ts'
import { signInAs } from '#test/pages/parties.ts'
import { begun } from '#test/support/begun.ts'
import { openBrowser, phone, visit } from '#test/support/browser.ts'
import { startJourneyProduct } from '#test/support/journeyProduct.ts'
import type { Product } from '#test/support/product.ts'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startJourneyProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const heard = (text: string) => page.getByRole('status').getByText(text).waitFor()

describe('the personal-document site', () => {
  beforeEach(async () => {
    const visitor = await visit(browser, { viewport: phone })
    page = visitor.page
    return visitor.leave
  })

  async function signIn(personaId: string): Promise<void> {
    await page.goto(`${product.sandbox.urls.documents}/?language=PT`)
    await page.getByRole('button', { name: 'Iniciar sessão' }).click()
    await signInAs(page, personaId)
    await page.getByText('Sessão de').waitFor()
  }
  const count = (documents: number) => page.getByText(`Documentos ${documents} / 150`).waitFor()
  const add = async (name: string, buffer: Buffer, mimeType = 'application/pdf') => {
    await page.getByLabel('Ficheiro').setInputFiles({ name, mimeType, buffer })
    await page.getByRole('button', { name: 'Carregar', exact: true }).click()
  }
  /** A PDF of one empty page, filled up to a size behind its end. */
  const pdf = (size = 0) => {
    const start = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
    return Buffer.alloc(Math.max(size, start.length), ' ').fill(start, 0, start.length)
  }

  test('signs in through the single account, in its language, and leaves no code in the address', async () => {
    await signIn('age-18')
    await count(0)
    expect(page.url()).toBe(`${product.sandbox.urls.documents}/?language=PT`)
  })

  test('takes no code that this tab did not ask for', async () => {
    const back = `${product.sandbox.urls.documents}/`
    const { code } = await product.sandbox.control.account.codeFor('permanent', back)
    await page.goto(`${back}?code=${code}&accountType=PERSONAL&state=guess`)
    await heard('未能登入，請重試。')
    expect(await page.getByRole('button', { name: '登入' }).isVisible()).toBe(true)
  })

  test('adds a document as described, shows, downloads and removes it', async () => {
    await signIn('age-64')
    await page.getByLabel('Categoria do documento').selectOption('HA_E')
    await page.getByLabel('Tipo de documento').selectOption('DIPLOMA')
    await page.getByLabel('Descrição do documento').fill('Licenciatura <b>D’Assumpção</b>')
    await page.getByLabel('Nome não coincidente').check()
    await add('學歷證明（正本）.pdf', pdf())
    await heard('Acrescentado: 學歷證明（正本）.pdf')
    await page.reload()
    await count(1)
    const card = page.locator('li.document')
    await card.getByText('Licenciatura <b>D’Assumpção</b>').waitFor()
    await card.getByText('Habilitações académicas · Diploma').waitFor()
    expect(await card.getByText('Nome não coincidente').isVisible()).toBe(true)
    await card.locator('img').scrollIntoViewIfNeeded()
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('img.thumb')?.naturalWidth ?? 0) > 1,
    )

    const downloaded = begun(page.waitForEvent('download'))
    await card.getByRole('button', { name: 'Descarregar' }).click()
    expect((await downloaded).suggestedFilename()).toBe('學歷證明（正本）.pdf')

    await card.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await count(1)
    await card.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await heard('Eliminado: 學歷證明（正本）.pdf')
    await page.reload()
    await count(0)
  })

  test.each([
    [
      'of one byte too many',
      'big.pdf',
      pdf(limits.fileSize + 1),
      'application/pdf',
      'O ficheiro excede 5 MB.',
    ],
    ['of another kind', 'a.png', pdf(), 'image/png', 'O ficheiro não é um PDF ou JPG'],
    [
      'that only bears the name of a PDF',
      'a.pdf',
      Buffer.from('<html>'),
      'application/pdf',
      'não é um PDF ou JPG',
    ],
  ])('refuses a file %s and says why', async (_, name, bytes, type, text) => {
    await signIn('age-18')
    await add(name, bytes, type)
    await heard(text)
    await page.reload()
    await count(0)
  })

  test('takes a file of exactly the limit', async () => {
    await signIn('hardship')
    await add('full.pdf', pdf(limits.fileSize))
    await heard('Acrescentado: full.pdf')
    await count(1)
  })

  test('shows 150 documents and takes no more', async () => {
    await signIn('full-library')
    await count(150)
    expect(await page.locator('li.document').count()).toBe(150)
    await add('b.pdf', pdf())
    await heard('O arquivo já tem 150 documentos.')
  })

  test('offers to sign in again when the session has ended, and forgets it at sign-out', async () => {
    await signIn('age-18')
    await page.evaluate(() => sessionStorage.setItem('library_token', 'expired'))
    await add('a.pdf', pdf())
    await heard('A sessão expirou.')
    await page.getByRole('button', { name: 'Iniciar sessão' }).click()
    await signInAs(page, 'age-18')
    await page.getByRole('button', { name: 'Terminar sessão' }).click()
    await page.waitForURL(`${product.sandbox.urls.documents}/`)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})

describe('the control panel', () => {
  beforeEach(async () => {
    const visitor = await visit(browser)
    page = visitor.page
    await page.goto(`${product.sandbox.urls.panel}/?language=PT`)
    await page.getByRole('heading', { name: 'Relógio' }).waitFor()
    return visitor.leave
  })
  test('rehearses a deadline: five minutes before the end of an exam, and back', async () => {
    const { endDate } = periodsOf('CAI-COM-LIC-01', product.sandbox.control.installationDay())
    const moment = page.locator('option', {
      hasText: 'CAI-COM-LIC-01: 5 minutos antes do termo da candidatura',
    })
    const before = Date.parse(endDate) - 5 * 60_000
    await page
      .getByRole('combobox', { name: 'Momento' })
      .selectOption((await moment.getAttribute('value')) ?? '')
    await page.getByRole('button', { name: 'Acertar o relógio' }).click()
    await heard('Concluído')
    const now = Date.parse((await product.sandbox.control.clock.read()) ?? '')
    expect(now).toBeGreaterThanOrEqual(before)
    expect(now).toBeLessThan(before + 60_000)
    await page.getByRole('button', { name: 'Voltar à hora real' }).click()
    await expect
      .poll(async () => Date.parse((await product.sandbox.control.clock.read()) ?? ''))
      .toBeLessThan(before)
  })

  test('asks a person for documents and payment in the supplement', async () => {
    await page.getByText('Residente permanente · 陳示範').click()
    await page.getByLabel('Consta da lista').check()
    await page.getByLabel('Experiência profissional (EP)').check()
    await page.getByLabel('Falta o pagamento').check()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await heard('Concluído')
    expect(product.sandbox.control.people.get('permanent').admission).toEqual({
      'CAI-COM-DAB-01': { listed: true, documents: ['EP'], payment: true },
    })
    expect(await page.getByLabel('Consta da lista').isChecked()).toBe(true)
  })

  test('settles an order with the suggested outcome, breaks a call, and resets', async () => {
    const reference = randomId()
    await fetch(`${product.sandbox.urls.gateway}/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${product.sandbox.secrets.gateway}` },
      body: JSON.stringify({
        reference,
        amount: 30_000,
        currency: 'MOP',
        channel: 'MPAY',
        language: 'PT',
        notifyUrl: product.call('/public/api/v1/application/payment/notify'),
        returnUrl: product.address('/payment-result'),
      }),
    })
    await page.getByRole('combobox', { name: 'Resultado proposto' }).selectOption('fail')
    await heard('Concluído')
    await page.getByRole('button', { name: 'Tratar', exact: true }).click()
    await page.getByRole('cell', { name: 'Pagamento não efectuado' }).first().waitFor()
    expect(product.sandbox.control.gateway.order(reference)).toMatchObject({
      status: 'FAILED',
      behaviour: 'fail',
    })
    await page.getByRole('combobox', { name: 'Plataforma de pagamento: create' }).selectOption('hang')
    await expect.poll(() => product.sandbox.control.faults.all().gateway.create?.kind).toBe('hang')
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Repor' }).click()
    await page.getByText('Não há pagamentos.').waitFor()
    expect(product.sandbox.control.faults.all().gateway).toEqual({})
  })
})
