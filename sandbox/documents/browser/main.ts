/** The personal-document page: signed out, signing in, or the library. */
import type { PersonalDocument } from '#contract/entities/document.ts'
import { make, need, pageData } from '../../kit/browser/dom.ts'
import type { LibraryPageData, LibraryText } from '../libraryPageData.ts'
import { documentCard } from './documentCard.ts'
import { LibraryFailure, list, profile, remove } from './library.ts'
import { completeSignIn, isReturn, signInAddress, signOut, token } from './session.ts'
import { uploadForm } from './uploadForm.ts'

const data = pageData<LibraryPageData>()
const { texts } = data
const root = need('#library', HTMLElement)
const announcement = need('#announcement', HTMLElement)

function say(text: string, isError = false): void {
  announcement.classList.toggle('error', isError)
  announcement.textContent = text
}

const isText = (code: string): code is LibraryText => Object.keys(texts).includes(code)

function showSignedOut(): void {
  const signIn = () => location.assign(signInAddress(data))
  root.replaceChildren(
    make(
      'div',
      { class: 'actions' },
      make('button', { type: 'button', class: 'primary', click: signIn }, texts.signIn),
      make('a', { class: 'button', href: data.app }, texts.toApp),
    ),
  )
}

function failed(error: unknown): void {
  const code = error instanceof LibraryFailure ? error.code : 'SERVICE_ERROR'
  if (code === 'EXPIRED') {
    showSignedOut()
    say(texts.expired, true)
  } else if (code === 'OFFLINE') say(texts.offline, true)
  else if (code === 'CANCELLED') say('')
  else say(isText(code) ? texts[code] : texts.failed, true)
}

/** @returns whether the person confirms */
function confirmRemoval(document: PersonalDocument): Promise<boolean> {
  const dialog = make(
    'dialog',
    { class: 'card', 'aria-labelledby': 'ask' },
    make('p', { id: 'ask' }, texts.removeAsk),
    make('p', { dir: 'auto' }, make('strong', {}, document.file.name)),
    make(
      'form',
      { method: 'dialog', class: 'actions' },
      make('button', { value: 'keep' }, texts.cancel),
      make('button', { value: 'remove', class: 'danger' }, texts.remove),
    ),
  )
  root.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'remove')
    })
  })
}

function showLibrary(name: string, documents: PersonalDocument[]): void {
  const count = make('strong', {})
  const cards = make('ul', { class: 'choices' })
  const empty = make('p', { class: 'quiet' }, texts.empty)
  let held = documents.length
  const recount = (change: number) => {
    held += change
    count.textContent = `${held} / ${data.documents}`
    empty.hidden = held > 0
  }
  const cardOf = (document: PersonalDocument): HTMLElement => {
    const card = documentCard(data, document, {
      failed,
      remove: async () => {
        if (!(await confirmRemoval(document))) return
        await remove(data, document.id).then(() => {
          card.remove()
          recount(-1)
          say(`${texts.removed}: ${document.file.name}`)
        }, failed)
      },
    })
    return card
  }
  cards.append(...documents.map(cardOf))
  recount(0)
  const leave = async () => {
    await signOut(data)
    location.assign(data.signOut)
  }
  const form = uploadForm(data, {
    failed,
    refused: (text) => say(text, true),
    added: (document) => {
      cards.prepend(cardOf(document))
      recount(1)
      say(`${texts.uploaded}: ${document.file.name}`)
    },
  })
  root.replaceChildren(
    make('p', {}, `${texts.signedInAs} `, make('strong', {}, name)),
    form,
    make('p', {}, `${texts.count} `, count),
    empty,
    cards,
    make(
      'div',
      { class: 'actions' },
      make('a', { class: 'button primary', href: data.app }, texts.toApp),
      make('button', { type: 'button', click: () => void leave() }, texts.signOut),
    ),
  )
}

async function load(): Promise<void> {
  root.replaceChildren(make('p', {}, texts.loading))
  try {
    const person = await profile(data)
    showLibrary(person.nameCn || person.namePt, await list(data))
  } catch (error) {
    root.replaceChildren(
      make('p', {}, texts.loadFailed),
      make('button', { type: 'button', click: () => void load() }, texts.again),
    )
    failed(error)
  }
}

async function begin(): Promise<void> {
  if (isReturn()) {
    root.replaceChildren(make('p', {}, texts.signingIn))
    const outcome = await completeSignIn(data).catch(() => 'refused')
    if (outcome === 'moved') return
    if (outcome === 'refused') {
      showSignedOut()
      return say(texts.signInFailed, true)
    }
  }
  if (token() === null) showSignedOut()
  else await load()
}

void begin()
