/** The control panel's page: reads the state, draws it, and draws it again after each change. */
import { make, need } from '../../kit/browser/dom.ts'
import { clockPart } from './clockPart.ts'
import { faultsPart } from './faultsPart.ts'
import { gatewayPart } from './gatewayPart.ts'
import { afterChange, button, change, readState, say, texts } from './panel.ts'
import { peoplePart } from './peoplePart.ts'

const root = need('#panel', HTMLElement)

async function draw(): Promise<void> {
  const state = await readState()
  const reset = () => {
    if (confirm(texts.resetAsk)) void change('POST', '/reset')
  }
  root.replaceChildren(
    make('div', { class: 'actions' }, button(texts.refresh, show)),
    make('div', { class: 'parts' }, clockPart(state), faultsPart(state)),
    gatewayPart(state),
    peoplePart(state),
    make(
      'section',
      { class: 'card' },
      make('h2', {}, texts.reset),
      make('p', { class: 'quiet' }, texts.resetHint),
      make('div', { class: 'actions' }, button(texts.reset, reset, 'danger')),
    ),
  )
}

async function show(): Promise<void> {
  await draw().then(
    () => say(''),
    () => say(texts.unreachable, true),
  )
}

afterChange(draw)
void show()
