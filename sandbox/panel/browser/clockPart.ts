/** The service's clock: the moments that matter, or any other. */
import { make } from '../../kit/browser/dom.ts'
import type { PanelState } from '../panelApi.ts'
import { button, change, choice, data, inMacao, texts } from './panel.ts'

const minutes = 60_000
const moved = (moment: string, by: number) => new Date(Date.parse(moment) + by).toISOString()

function moments(): { id: string; name: string }[] {
  return data.exams.flatMap((exam) => {
    const { code, startDate, endDate, startSupplementDate, endSupplementDate } = exam
    const row = (moment: string, what: string) => ({
      id: moment,
      name: `${code}: ${what} (${inMacao(moment)})`,
    })
    return [
      row(moved(startDate, 0), texts.opening),
      row(moved(endDate, -5 * minutes), texts.beforeEnd),
      row(moved(endDate, 0), texts.afterEnd),
      ...(startSupplementDate === null ? [] : [row(moved(startSupplementDate, 0), texts.supplementOpening)]),
      ...(endSupplementDate === null
        ? []
        : [row(moved(endSupplementDate, -5 * minutes), texts.beforeSupplementEnd)]),
    ]
  })
}

export function clockPart(state: PanelState): HTMLElement {
  const shown = state.now === null ? texts.clockUnknown : inMacao(state.now)
  const listed = choice(texts.moment, moments(), '')
  const other = make('input', { type: 'datetime-local' })
  const set = () => {
    const now = other.value === '' ? listed.select.value : new Date(`${other.value}:00+08:00`).toISOString()
    return change('PUT', '/clock', { now })
  }
  return make(
    'section',
    { class: 'card' },
    make('h2', {}, texts.clock),
    make('p', { class: 'quiet' }, texts.clockHint),
    make('p', {}, `${texts.clockNow} `, make('strong', {}, shown)),
    listed.label,
    make('label', { class: 'field' }, texts.otherMoment, other),
    make(
      'div',
      { class: 'actions' },
      button(texts.setClock, set, 'primary'),
      button(texts.realClock, () => change('PUT', '/clock', { now: null })),
    ),
  )
}
