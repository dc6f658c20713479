/** The preview of a document, as a person uses it. */
import type { Locator, Page } from 'playwright-core'
import type { Words } from '#test/support/texts.ts'

export class ViewerPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  dialog(name?: string): Locator {
    return this.page.getByRole('dialog', name === undefined ? {} : { name })
  }
  button(id: Parameters<Words>[0]): Locator {
    return this.dialog().getByRole('button', { name: this.words(id), exact: true })
  }
  sheet(number: number): Locator {
    return this.dialog().locator(`[data-page="${number}"]`)
  }
  /** Resolves when a page's picture is there. */
  async drawn(number = 1): Promise<Locator> {
    const sheet = this.dialog().locator(`[data-page="${number}"][data-drawn]`)
    await sheet.waitFor()
    return sheet
  }
  /** Width of a page on the screen, CSS pixels. */
  async width(number = 1): Promise<number> {
    return (await this.sheet(number).boundingBox())?.width ?? 0
  }
  /** Share of dark pixels on a drawn page. */
  async ink(number = 1): Promise<number> {
    return this.sheet(number)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
        if (!data) return 0
        let dark = 0
        for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1
        return (dark * 4) / data.length
      })
  }
}
