import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerFromSamples } from '#src/devtools/gallery/answerFromSamples.ts'
import { sampleFiles } from '#src/devtools/gallery/samples.ts'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { RoundFiles } from '#src/features/submitted-files/RoundFiles.tsx'

beforeAll(answerFromSamples)

test('each file of a round can be looked at and downloaded, one that was not handed in says why', async () => {
  const events: string[] = []
  const part = (saving: string | null) => (
    <RoundFiles
      round={{
        submissionId: 'a',
        submissionNo: 'A2026-000001-1',
        receiptNo: null,
        submissionTime: null,
        files: [...sampleFiles],
      }}
      saving={saving}
      onSave={({ id }) => events.push(`save ${id}`)}
      onView={({ id }) => events.push(`view ${id}`)}
    />
  )
  const [first] = sampleFiles
  const { rerender } = await renderPart(part(null))
  expect(page.getByRole('listitem').elements().length).toBe(3)
  await expect.element(page.getByText(words('document.source.NOT'))).toBeVisible()
  const name = first?.file?.name ?? ''
  await userEvent.click(page.getByRole('button', { name: `${words('common.view')} ${name}` }))
  const download = page.getByRole('button', { name: `${words('common.download')} ${name}` })
  await userEvent.click(download)
  expect(events).toEqual([`view ${first?.id}`, `save ${first?.id}`])
  await rerender(part(first?.id ?? null))
  await expect.element(download).toBeDisabled()
})
