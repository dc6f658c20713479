import { expect, test } from 'vitest'
import { listRoutes } from '#scripts/routes.ts'

const step = '$submissionType/$examId/$submissionId'

/** Section 2, screens and routes, and the routes that it leaves open. */
test.each([
  '/',
  '/check/$submissionType/$examId',
  `/registration/${step}`,
  '/registration/$examId',
  '/registration/$submissionType/$examId',
  `/resume/${step}`,
  `/upload/${step}`,
  `/review/${step}`,
  `/payment/${step}`,
  `/receipt/${step}`,
  '/submitted-file/$examId',
  '/recibo',
  '/maintain',
  '/faq',
  '/notice',
  '/service-agreement',
  '/accessibility',
  '/personal-login',
  '/authorization',
  `/authorization/${step}/$paymentType/$test`,
  '/pay',
  '/payment-result',
])('%s has a file, a page and its charts, and the router knows it', (path) => {
  const route = listRoutes().find(({ url }) => url === `/application${path}`)
  expect(route?.missing).toEqual([])
})

test('no URL is listed twice', () => {
  const urls = listRoutes().map(({ url }) => url)
  expect(urls).toEqual([...new Set(urls)])
})
