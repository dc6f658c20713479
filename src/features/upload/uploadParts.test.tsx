import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerFromSamples } from '#src/devtools/gallery/answerFromSamples.ts'
import { sampleDocument } from '#src/devtools/gallery/samples.ts'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { FileDetails } from '#src/features/upload/FileDetails.tsx'
import { FilePicker } from '#src/features/upload/FilePicker.tsx'
import { LibraryRow } from '#src/features/upload/LibraryRow.tsx'

beforeAll(answerFromSamples)

const file = (name: string) => new File(['x'], name, { type: 'application/pdf' })

async function pick() {
  const given: string[][] = []
  const { container } = await renderPart(
    <FilePicker id="picker" of="Bilhete" onFiles={(files) => given.push(files.map(({ name }) => name))}>
      <button type="button">Biblioteca</button>
    </FilePicker>,
  )
  return { given, area: container.firstElementChild as HTMLElement }
}
const input = () => page.getByLabelText(new RegExp(words('upload.choose_file')))

test('files are chosen by a button that names its category and says what it takes', async () => {
  const { given } = await pick()
  await expect.element(input()).toHaveAccessibleName(`${words('upload.choose_file')} Bilhete`)
  expect(document.getElementById('picker')?.getAttribute('accept')).toBe(
    '.pdf,.jpg,.jpeg,application/pdf,image/jpeg',
  )
  await userEvent.upload(input(), [file('a.pdf'), file('b.pdf')])
  expect(given).toEqual([['a.pdf', 'b.pdf']])
  await expect.element(page.getByRole('button', { name: 'Biblioteca' })).toBeVisible()
})

test('the same file can be chosen again', async () => {
  const { given } = await pick()
  await userEvent.upload(input(), file('a.pdf'))
  await userEvent.upload(input(), file('a.pdf'))
  expect(given).toEqual([['a.pdf'], ['a.pdf']])
})

test('files that are dropped are taken, and the page doesn’t leave for them', async () => {
  const { given, area } = await pick()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file('c.pdf'))
  const isLeft = (type: string) =>
    area.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  expect([isLeft('dragover'), isLeft('drop')]).toEqual([false, false])
  expect(given).toEqual([['c.pdf']])
})

test.for([
  ['HA_E', 'DIPLOMA'],
  ['OUTROS', 'FORMER'],
] as const)('of a document of %s its kind can be said', async ([category, kind]) => {
  const values: unknown[] = []
  await renderPart(
    <FileDetails category={category} value={{ description: 'x' }} onChange={(value) => values.push(value)} />,
  )
  await userEvent.click(page.getByText(words('upload.more_details')))
  const list = [...document.querySelectorAll('select')].find((one) =>
    [...one.options].some(({ value }) => value === kind),
  )
  if (!list) throw new Error(`nothing offers ${kind}`)
  await userEvent.selectOptions(list, kind)
  expect(values).toEqual([{ description: 'x', documentCategory: kind }])
})

test('what doesn’t agree with one’s data is added to what was said before', async () => {
  const values: unknown[] = []
  await renderPart(
    <FileDetails category="ID" value={{ description: 'x' }} onChange={(value) => values.push(value)} />,
  )
  await userEvent.click(page.getByText(words('upload.more_details')))
  await userEvent.click(page.getByRole('checkbox', { name: words('document.field.name_non') }))
  expect(values).toEqual([{ description: 'x', nameNon: true }])
})

test('a document of the library is ticked by its name, and looked at beside it', async () => {
  const events: unknown[] = []
  await renderPart(
    <ul>
      <LibraryRow
        document={sampleDocument}
        isTicked
        onTick={(isTicked) => events.push(isTicked)}
        onView={() => events.push('view')}
      />
    </ul>,
  )
  const box = page.getByRole('checkbox', { name: sampleDocument.file.name })
  await expect.element(box).toBeChecked()
  await expect.element(box).toHaveAccessibleDescription(/畢業證書/)
  await userEvent.click(box)
  await userEvent.click(
    page.getByRole('button', { name: `${words('common.view')} ${sampleDocument.file.name}` }),
  )
  expect(events).toEqual([false, 'view'])
})
