/** The people: what the registers know of each, and what a supplement asks for. */
import { make } from '../../kit/browser/dom.ts'
import type { PanelState } from '../panelApi.ts'
import { button, change, choice, data, texts } from './panel.ts'

type Person = PanelState['people'][number]

function check(text: string, checked: boolean): { box: HTMLInputElement; label: HTMLLabelElement } {
  const box = make('input', { type: 'checkbox', checked })
  return { box, label: make('label', { class: 'check' }, box, text) }
}

function admissionFields(person: Person, examCode: string): HTMLElement {
  const now = person.admission[examCode]
  const listed = check(texts.listed, now?.listed ?? false)
  const payment = check(texts.payment, now?.payment ?? false)
  const documents = data.categories.map(({ id, name }) => ({
    id,
    ...check(`${name} (${id})`, now?.documents.includes(id) ?? false),
  }))
  const save = () =>
    change(
      'PUT',
      `/people/${person.identity.subject}/admission/${examCode}`,
      listed.box.checked
        ? {
            listed: true,
            payment: payment.box.checked,
            documents: documents.filter(({ box }) => box.checked).map(({ id }) => id),
          }
        : null,
    )
  return make(
    'div',
    {},
    listed.label,
    make('div', { class: 'columns' }, ...documents.map(({ label }) => label)),
    payment.label,
    make('div', { class: 'actions' }, button(texts.save, save, 'primary')),
  )
}

function admissionPart(person: Person): HTMLElement {
  const exams = data.exams.map(({ code, name }) => ({ id: code, name: `${code} ${name}` }))
  const first = Object.keys(person.admission)[0] ?? 'CAI-COM-DAB-01'
  const { select, label } = choice(texts.exam, exams, first)
  const fields = make('div', {}, admissionFields(person, first))
  select.addEventListener('change', () => fields.replaceChildren(admissionFields(person, select.value)))
  return make('fieldset', {}, make('legend', {}, texts.admission), label, fields)
}

function details(person: Person): HTMLElement {
  const { identity, personnel } = person
  const hardship = check(texts.hardship, person.hardship)
  hardship.box.addEventListener('change', () => {
    void change('PUT', `/people/${identity.subject}/hardship`, { certified: hardship.box.checked })
  })
  const known = [
    personnel.applicantStatus,
    personnel.department,
    personnel.contractType,
    personnel.verification,
  ]
  const facts: [string, string | null][] = [
    [texts.identityNo, identity.identityNo],
    [texts.birthday, identity.birthday],
    [texts.sevenYearDate, identity.sevenYearDate],
    [texts.personnel, known.filter(Boolean).join(' · ')],
  ]
  return make(
    'div',
    {},
    make(
      'dl',
      {},
      ...facts.flatMap(([name, value]) =>
        value === null ? [] : [make('dt', {}, name), make('dd', {}, value)],
      ),
    ),
    hardship.label,
    admissionPart(person),
  )
}

/** Which people are unfolded, over a refresh. */
const unfolded = new Set<string>()

function personCard(person: Person): HTMLElement {
  const { subject, nameCn, namePt } = person.identity
  const title = person.title[data.wordKey]
  const card = make(
    'details',
    { class: 'card', open: unfolded.has(subject) },
    make('summary', {}, `${title} · ${nameCn || namePt}`),
  )
  const fill = () => {
    if (!card.open) unfolded.delete(subject)
    else if (card.childElementCount === 1) card.append(details(person))
    if (card.open) unfolded.add(subject)
  }
  card.addEventListener('toggle', fill)
  if (card.open) fill()
  return card
}

export const peoplePart = (state: PanelState): HTMLElement =>
  make('section', {}, make('h2', {}, texts.people), ...state.people.slice(0, 200).map(personCard))
