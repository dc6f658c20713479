import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { samplePicture } from '#src/devtools/gallery/samples.ts'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { Broken } from '#src/ui/viewer/Broken.tsx'
import { Opening } from '#src/ui/viewer/Opening.tsx'
import { PreviewDialog, type PreviewDialogProps } from '#src/ui/viewer/PreviewDialog.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })

function preview(given: Partial<PreviewDialogProps>) {
  const said: string[] = []
  const say = (word: string) => () => said.push(word)
  const part = (
    <PreviewDialog
      state="shown"
      name="bilhete.jpg"
      bytes={null}
      thumbnail={null}
      onClose={say('close')}
      onRetry={say('retry')}
      onDownload={say('download')}
      onHome={say('home')}
      {...given}
    />
  )
  return { said, part }
}

test('a picture is zoomed and turned by buttons and by keys, and downloaded', async () => {
  const { said, part } = preview({ bytes: await samplePicture() })
  await renderPart(part)
  const own = () => button(new RegExp(words('viewer.zoom_reset')))
  await expect.element(page.getByRole('dialog', { name: 'bilhete.jpg' })).toBeVisible()
  await expect.element(own()).toBeVisible()
  const shown = () => Number.parseInt(own().element().textContent ?? '', 10)
  const begun = shown()
  await userEvent.click(button(words('viewer.zoom_in')))
  await expect.poll(shown).toBeGreaterThan(begun)
  await userEvent.keyboard('-')
  await expect.poll(shown).toBeLessThanOrEqual(begun)
  await userEvent.click(own())
  await expect.poll(shown).toBe(100)
  const picture = page.getByRole('img', { name: /bilhete\.jpg/ })
  const isUpright = () => {
    const { width, height } = picture.element().getBoundingClientRect()
    return width > height
  }
  expect(isUpright()).toBe(true)
  await userEvent.keyboard('r')
  await expect.poll(isUpright).toBe(false)
  await userEvent.click(button(words('common.download')))
  expect(said).toEqual(['download'])
})

test('what is no picture says so, and can still be downloaded', async () => {
  const { said, part } = preview({ bytes: new Blob(['x'], { type: 'image/jpeg' }) })
  await renderPart(part)
  await userEvent.click(button(words('common.download')))
  expect(said).toEqual(['download'])
})

test('a failed preview can be tried again and closed', async () => {
  const { said, part } = preview({ state: 'failed' })
  await renderPart(part)
  await userEvent.click(button(words('common.retry')))
  await userEvent.keyboard('{Escape}')
  expect(said).toEqual(['retry', 'close'])
})

test('a preview of a step that is over offers the way home', async () => {
  const { said, part } = preview({ state: 'askingHome' })
  await renderPart(part)
  await expect.element(page.getByText(words('confirm.stage_error_home'))).toBeVisible()
  ;(button(words('common.confirm')).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(said).toEqual(['home'])
})

test('a document that is opening says so; one that is broken leads to its download', async () => {
  const onDownload = vi.fn()
  await renderPart(
    <>
      <Opening thumbnail={null} />
      <Broken onDownload={onDownload} />
    </>,
  )
  await expect.element(page.getByRole('status').first()).toBeInTheDocument()
  await userEvent.click(button(words('common.download')))
  expect(onDownload).toHaveBeenCalledOnce()
})
