/** One document of the list: picture, facts, download and removal. */
import type { PersonalDocument } from '#contract/entities/document.ts'
import { make } from '../../kit/browser/dom.ts'
import type { LibraryPageData } from '../libraryPageData.ts'
import { bytes } from './library.ts'

export interface CardEvents {
  remove: (document: PersonalDocument) => void
  failed: (error: unknown) => void
}

/** Pictures come one after another, and only of cards that are seen. */
let pictures: Promise<unknown> = Promise.resolve()
const seen = new IntersectionObserver((entries) => {
  for (const entry of entries.filter((one) => one.isIntersecting)) {
    seen.unobserve(entry.target)
    entry.target.dispatchEvent(new Event('seen'))
  }
})

const size = (count: number) => `${Math.max(1, Math.round(count / 1024))} KB`

export function documentCard(
  data: LibraryPageData,
  document: PersonalDocument,
  events: CardEvents,
): HTMLElement {
  const { texts } = data
  const { documentValue: value, file } = document
  const picture = make('img', { alt: '', width: 96, height: 96, class: 'thumb' })
  picture.addEventListener('seen', () => {
    pictures = pictures
      .then(() => bytes(data, document.id, true))
      .then((blob) => {
        const address = URL.createObjectURL(blob)
        picture.addEventListener('load', () => URL.revokeObjectURL(address), { once: true })
        picture.src = address
      })
      .catch(() => picture.classList.add('missing'))
  })
  seen.observe(picture)

  const download = async () => {
    const address = URL.createObjectURL(await bytes(data, document.id, false))
    make('a', { href: address, download: file.name }).click()
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
  const flags = (['nameNon', 'birthdayNon', 'idNon'] as const).filter((name) => value[name])
  const kind = value.documentCategory === null ? '' : (data.kinds[value.documentCategory] ?? '')
  return make(
    'li',
    { class: 'card document' },
    picture,
    make(
      'div',
      {},
      make('strong', { dir: 'auto' }, file.name),
      make('p', {}, [data.categories[document.documentType], kind].filter(Boolean).join(' · ')),
      make('p', { dir: 'auto' }, value.description),
      ...flags.map((name) => make('p', { class: 'flag' }, texts[name])),
      make('p', { class: 'quiet' }, `${size(file.size)} · ${document.createdAt.slice(0, 10)}`),
      make(
        'div',
        { class: 'actions' },
        make('button', { type: 'button', click: () => void download().catch(events.failed) }, texts.download),
        make(
          'button',
          { type: 'button', class: 'danger', click: () => events.remove(document) },
          texts.remove,
        ),
      ),
    ),
  )
}
