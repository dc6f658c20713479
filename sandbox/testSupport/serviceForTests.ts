/** As much of a service as the stand-ins' pages talk to: sign-in, the library, the clock, and an application page. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { type PersonalDocument, PersonalDocumentInput } from '#contract/entities/document.ts'
import { apiBase, limits } from '#contract/limits.ts'
import { Identity } from '#contract/parties/singleAccount.ts'
import { randomId } from '#sandbox/kit/sharedSecret.ts'
import type { Sandbox } from '#sandbox/startSandbox.ts'

export interface ServiceForTests {
  origin: string
  documents: PersonalDocument[]
  /** what the clock was set to, newest last */
  clock: (string | null)[]
  close: () => Promise<void>
}

/** Asks the bridge everything once it is opened, and closes when its button is pressed. */
const applicationPage = (bridge: string) => `<!doctype html><html lang="zh-Hant"><title>app</title>
<button id="close">close</button><pre id="heard"></pre><script>
const ask = (ask) => parent.postMessage({ bridge: 'candidatura', id: ask, ask }, '${bridge}')
addEventListener('message', (event) => {
  if (event.origin === '${bridge}') heard.textContent += JSON.stringify(event.data) + '\\n'
})
for (const question of ['language', 'theme', 'appInfo']) ask(question)
document.querySelector('#close').addEventListener('click', () => ask('close'))
</script></html>`

/** A grey JPEG of one pixel. */
const picture = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
)

const failure = (status: number, code: string) =>
  Response.json({ status, code, message: code, data: null }, { status })

function libraryApi(documents: PersonalDocument[]) {
  const api = new Hono()
  api.get('/list', (c) => c.json(documents))
  api.post('/', async (c) => {
    const { value, file } = await c.req.parseBody()
    if (!(file instanceof File) || value === undefined) return failure(400, 'INPUT_NOT_VALID')
    if (documents.length >= limits.libraryDocuments) return failure(409, 'DOC_NUM_MORE_THAN_150')
    const text = typeof value === 'string' ? value : await value.text()
    const { documentType, documentValue } = v.parse(PersonalDocumentInput, JSON.parse(text))
    const empty = {
      documentCategory: null,
      description: '',
      nameNon: false,
      birthdayNon: false,
      idNon: false,
    }
    const nothing = { educationLevel: null, educationLevelMatchLevel: null, degree: null, school: null }
    const more = { subject: null, course: null, educationLocation: null, organisation: null }
    const document: PersonalDocument = {
      id: randomId(),
      documentType,
      documentValue: {
        ...empty,
        ...nothing,
        ...more,
        issueDate: null,
        qualification: null,
        ...documentValue,
      },
      file: { name: file.name, mediaType: 'application/pdf', size: file.size, sha256: '0'.repeat(64) },
      createdAt: '2026-03-02T09:30:00+08:00',
    }
    documents.unshift(document)
    return c.json(document)
  })
  api.delete('/:id', (c) => {
    documents.splice(
      documents.findIndex((document) => document.id === c.req.param('id')),
      1,
    )
    return c.body(null, 204)
  })
  api.get('/:id/download/thumb', (c) => c.body(picture, 200, { 'content-type': 'image/jpeg' }))
  api.get('/:id/download', (c) => c.body('%PDF-1.7', 200, { 'content-type': 'application/pdf' }))
  return api
}

/** Starts it and tells the sandbox where it is. */
export async function serviceForTests(sandbox: Sandbox): Promise<ServiceForTests> {
  const documents: PersonalDocument[] = []
  const clock: (string | null)[] = []
  let person: v.InferOutput<typeof Identity> | null = null
  let bearer = ''
  const app = new Hono().basePath(apiBase)
  app.use(cors({ origin: sandbox.urls.documents, exposeHeaders: ['Authorization'] }))
  app.post('/authorize', async (c) => {
    const { type: accountType, code, redirect_uri: redirectUri } = c.req.query()
    const { clientId, clientSecret } = sandbox.secrets
    const answer = await fetch(`${sandbox.urls.account}/token`, {
      method: 'POST',
      body: JSON.stringify({ clientId, clientSecret, code, redirectUri, accountType }),
    })
    if (!answer.ok) return failure(409, 'AUTH_ERROR')
    person = v.parse(Identity, await answer.json())
    bearer = randomId()
    return c.body(null, 204, { authorization: `Bearer ${bearer}` })
  })
  app.put('/public/api/v1/rehearsal/clock', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${sandbox.secrets.registers}`)
      return failure(401, 'UNAUTHORIZED')
    clock.push((await c.req.json()).now)
    return c.body(null, 204)
  })
  app.use(async (c, next) => {
    if (bearer === '' || c.req.header('authorization') !== `Bearer ${bearer}`)
      return failure(401, 'UNAUTHORIZED')
    await next()
    c.header('authorization', `Bearer ${bearer}`)
    return undefined
  })
  app.get('/profile', (c) => c.json(person))
  app.get('/personal-logout', (c) => {
    bearer = ''
    return c.body(null, 204)
  })
  app.route('/api/v1/personal-document', libraryApi(documents))

  const root = new Hono()
  root.get('/health', (c) => c.json({}, 200, { date: 'Mon, 02 Mar 2026 01:00:00 GMT' }))
  root.get('/application/', (c) => c.html(applicationPage(sandbox.urls.bridge)))
  root.route('/', app)
  const server = createAdaptorServer({ fetch: root.fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  sandbox.control.connect({ appOrigin: origin, serviceUrl: origin })
  return {
    origin,
    documents,
    clock,
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
