/** The form that adds one document. */
import type { PersonalDocument, PersonalDocumentInput } from '#contract/entities/document.ts'
import { make } from '../../kit/browser/dom.ts'
import type { LibraryPageData } from '../libraryPageData.ts'
import { upload } from './library.ts'

const options = (names: Record<string, string>) =>
  Object.entries(names).map(([value, name]) => make('option', { value }, name))

export interface UploadFormEvents {
  added: (document: PersonalDocument) => void
  failed: (error: unknown) => void
  refused: (text: string) => void
}

export function uploadForm(data: LibraryPageData, events: UploadFormEvents): HTMLFormElement {
  const { texts } = data
  const file = make('input', { type: 'file', accept: '.pdf,.jpg,.jpeg', required: true })
  const category = make('select', {}, ...options(data.categories))
  const kind = make('select', {}, make('option', { value: '' }, texts.noKind), ...options(data.kinds))
  const description = make('input', { maxlength: 255, autocomplete: 'off' })
  const mismatch = (['nameNon', 'birthdayNon', 'idNon'] as const).map((name) => {
    const box = make('input', { type: 'checkbox' })
    return { name, box, label: make('label', { class: 'check' }, box, texts[name]) }
  })
  const send = make('button', { class: 'primary' }, texts.upload)
  const progress = make('progress', { max: 1, value: 0, 'aria-label': texts.uploading, hidden: true })
  const cancel = make('button', { type: 'button', hidden: true }, texts.cancel)

  const value = (): PersonalDocumentInput => ({
    documentType: category.value as PersonalDocumentInput['documentType'],
    documentValue: {
      ...(kind.value === ''
        ? {}
        : { documentCategory: kind.value as PersonalDocument['documentValue']['documentCategory'] }),
      description: description.value,
      ...Object.fromEntries(mismatch.map(({ name, box }) => [name, box.checked])),
    },
  })

  const busy = (now: boolean) => {
    send.disabled = now
    progress.hidden = !now
    cancel.hidden = !now
  }

  async function submit(chosen: File): Promise<void> {
    const stop = new AbortController()
    const cancelNow = () => stop.abort()
    cancel.addEventListener('click', cancelNow, { once: true })
    busy(true)
    try {
      const show = (share: number) => {
        progress.value = share
      }
      events.added(await upload(data, value(), chosen, show, stop.signal))
      form.reset()
    } catch (error) {
      events.failed(error)
    } finally {
      busy(false)
      progress.value = 0
      cancel.removeEventListener('click', cancelNow)
    }
  }

  const form = make(
    'form',
    {
      class: 'card',
      submit: (event) => {
        event.preventDefault()
        const chosen = file.files?.[0]
        if (!chosen) events.refused(texts.chooseFile)
        else if (chosen.size > data.fileSize) events.refused(texts.FILE_TOO_LARGE)
        else if (!data.mediaTypes.includes(chosen.type)) events.refused(texts.FILE_NOT_ACCEPTED)
        else void submit(chosen)
      },
    },
    make('h2', {}, texts.add),
    make(
      'label',
      { class: 'field' },
      `${texts.file} `,
      make('small', { class: 'quiet' }, texts.fileHint),
      file,
    ),
    make('label', { class: 'field' }, texts.category, category),
    make('label', { class: 'field' }, texts.kind, kind),
    make('label', { class: 'field' }, texts.description, description),
    make('fieldset', {}, make('legend', {}, texts.mismatch), ...mismatch.map(({ label }) => label)),
    make('div', { class: 'actions' }, send, progress, cancel),
  )
  return form
}
