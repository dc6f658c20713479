import { expect, test } from 'vitest'
import { shortcuts } from '#src/features/shell/shortcuts.ts'

test('the side menu leads to the outside sites of the configuration and to our own pages', () => {
  const links = shortcuts({
    apiBase: '/ci-application-api',
    signInUrl: 'http://127.0.0.1:4310/authorize',
    clientId: 'candidatura',
    signOutUrl: null,
    personalDocumentsUrl: 'http://127.0.0.1:4314/',
    bridgeOrigin: null,
    support: { phone: '2800 0000', email: 'apoio@example.gov.mo' },
    features: { headerFrame: false, maintenance: false },
    maintenancePhraseHash: null,
  })
  expect(Object.fromEntries(links.map(({ text, href }) => [text, href]))).toEqual({
    'menu.official_site': 'https://concurso-uni.safp.gov.mo/',
    'menu.single_account': 'http://127.0.0.1:4310/',
    'menu.personal_documents': 'http://127.0.0.1:4314/',
    'menu.receipt': '/application/recibo',
    'faq.title': '/application/faq',
    'notice.title': '/application/notice',
    'agreement.title': '/application/service-agreement',
  })
})
