import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { RichText } from '#src/i18n/RichText.tsx'

const elements = { p: h('p'), ul: h('ul'), li: h('li'), strong: h('strong') }

/** The markup of an answer, as if its text had been tampered with. */
function shown(message: string): string {
  const i18n = setupI18n({ locale: 'pt', messages: { pt: { 'faq.1.a': [message] } } })
  const answer = h(RichText<'faq.1.a'>, { id: 'faq.1.a', components: elements })
  return renderToStaticMarkup(h(I18nProvider, { i18n }, answer))
}

test.each([
  ['tags become elements', '<p>甲<strong>乙</strong></p>', '<p>甲<strong>乙</strong></p>'],
  ['a list stays', '<ul><li>一</li><li>二</li></ul>', '<ul><li>一</li><li>二</li></ul>'],
  ['a script is words', '前<script>alert(1)</script>後', '前alert(1)後'],
  ['a picture is words', '前<img src=x onerror=alert(1)>後', '前&lt;img src=x onerror=alert(1)&gt;後'],
  [
    'a link is words',
    '<a href="javascript:alert(1)">按</a>',
    '&lt;a href=&quot;javascript:alert(1)&quot;&gt;按&lt;/a&gt;',
  ],
  [
    'a tag with an event is words',
    '<p onpointerenter=alert(1)>字</p>',
    '&lt;p onpointerenter=alert(1)&gt;字&lt;/p&gt;',
  ],
  [
    'a drawing that runs is words',
    '<svg><a xlink:href="javascript:alert(1)"><text>字</text></a></svg>',
    '&lt;a xlink:href=&quot;javascript:alert(1)&quot;&gt;字&lt;/a&gt;',
  ],
  [
    'entities stay letters',
    '&lt;img src=x onerror=alert(1)&gt;',
    '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  ],
])('%s', (_, message, markup) => {
  // Lingui says on the console which tags no element stands for
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(shown(message)).toBe(markup)
})

test('a sentence leads to a control inside it', () => {
  const i18n = setupI18n({
    locale: 'pt',
    locales: 'pt-PT',
    messages: { pt: { 'form.missing': ['Faltam ', ['count'], '. Comece por: <field/>'] } },
  })
  const sentence = h(RichText<'form.missing'>, {
    id: 'form.missing',
    values: { count: 2 },
    components: { field: h('a', { href: '#address' }, 'Morada') },
  })
  expect(renderToStaticMarkup(h(I18nProvider, { i18n }, sentence))).toBe(
    'Faltam 2. Comece por: <a href="#address">Morada</a>',
  )
})
