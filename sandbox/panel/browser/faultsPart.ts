/** The failure switches of every call between servers. */
import { make } from '../../kit/browser/dom.ts'
import type { PanelState } from '../panelApi.ts'
import { button, change, choice, data, texts } from './panel.ts'

type Party = keyof PanelState['faults']

function callSwitch(state: PanelState, party: Party, call: string): HTMLElement {
  const now = state.faults[party][call]?.kind ?? ''
  const kinds = data.faultKinds.filter((kind) => kind !== 'wrongAmount' || party === 'gateway')
  const options = [
    { id: '', name: texts.noFault },
    ...kinds.map((kind) => ({ id: kind as string, name: texts[kind] })),
  ]
  const { select, label } = choice(`${texts[party]}: ${call}`, options, now)
  select.addEventListener('change', () => {
    const fault = select.value === '' ? null : { kind: select.value }
    void change('PUT', `/faults/${party}/${call}`, fault)
  })
  return label
}

export function faultsPart(state: PanelState): HTMLElement {
  const parties = Object.keys(state.faults) as Party[]
  return make(
    'section',
    { class: 'card' },
    make('h2', {}, texts.faults),
    make('p', { class: 'quiet' }, texts.faultsHint),
    make(
      'div',
      { class: 'columns' },
      ...parties.flatMap((party) =>
        (data.faultyCalls[party] ?? []).map((call) => callSwitch(state, party, call)),
      ),
    ),
    make(
      'div',
      { class: 'actions' },
      button(texts.clearFaults, () => change('DELETE', '/faults')),
    ),
  )
}
