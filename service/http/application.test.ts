import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RuntimeConfig } from '#contract/runtimeConfig.ts'
import { createApp } from '#service/http/app.ts'
import { readApplication } from '#service/http/application.ts'
import type { ServiceApp } from '#service/http/router.ts'
import { type Harness, openHarness, publicOrigin } from '#test/support/harness.ts'

const html = `<!doctype html><html><head>
<script type="application/json" id="candidatura-config">null</script>
<script type="module" src="/application/assets/main-abc.js"></script></head><body></body></html>`
const script = `console.log(${JSON.stringify('x'.repeat(5000))})`

let harness: Harness
let folder: string
let app: ServiceApp
beforeAll(async () => {
  harness = await openHarness({ examples: false, settings: { BRIDGE_ORIGIN: 'https://app.example' } })
  folder = await mkdtemp(join(tmpdir(), 'candidatura-dist-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), html)
  await writeFile(
    join(folder, 'csp.json'),
    JSON.stringify({ scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] }),
  )
  await writeFile(join(folder, 'assets', 'main-abc.js'), script)
  await writeFile(join(folder, 'assets', 'main-abc.js.map'), '{}')
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}')
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  app = createApp(harness.dependencies, await readApplication(folder, harness.dependencies.config))
})
afterAll(async () => {
  await harness.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  app.fetch(new Request(`${publicOrigin}${path}`, { headers }))

describe('the application', () => {
  it.each([
    '/application/',
    '/application/check/apply/3?channel=1',
    '/application/receipt/apply/3/AAAAAAAAAAAAAAAAAAAAAA',
  ])('is the page at %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('is told the settings in its page', async () => {
    const text = await (await get('/application/')).text()
    const json = /id="candidatura-config">([^<]*)</.exec(text)?.[1] ?? ''
    expect(RuntimeConfig['~run']({ value: JSON.parse(json) }, {}).issues).toBeUndefined()
    expect(JSON.parse(json)).toMatchObject({
      apiBase: '/ci-application-api',
      signInUrl: `${harness.sandbox.urls.account}/authorize`,
      clientId: 'candidatura',
      bridgeOrigin: 'https://app.example',
    })
  })

  it('has a policy without unsafe-inline and unsafe-eval', async () => {
    const policy = (await get('/application/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-abc='`)
    expect(policy).toContain(`style-src 'self' 'sha256-def='`)
    expect(policy).toContain('frame-ancestors https://app.example')
    expect(policy).toContain(`object-src 'none'`)
    expect(policy).toContain(`frame-src 'none'`)
    expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types default`)
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'/)
  })

  it('gives a script the policy too: a worker obeys that of its own file', async () => {
    const { headers } = await get('/application/assets/main-abc.js')
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self'`)
  })

  it('keeps hashed files for ever, and sends them small', async () => {
    const plain = await get('/application/assets/main-abc.js')
    expect(await plain.text()).toBe(script)
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const small = await get('/application/assets/main-abc.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(small.headers.get('content-encoding')).toBe('gzip')
    const bytes = Buffer.from(await small.arrayBuffer())
    expect(bytes.length).toBeLessThan(script.length / 10)
    expect(gunzipSync(bytes).toString()).toBe(script)
    const best = await get('/application/assets/main-abc.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(best.headers.get('content-encoding')).toBe('br')
  })

  it('asks for other files each time, and says when they are the same', async () => {
    const first = await get('/application/robots.txt')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    expect((await get('/application/robots.txt', { 'if-none-match': etag })).status).toBe(304)
  })

  it.each([
    ['a missing asset', '/application/assets/gone-123.js'],
    ['a missing file', '/application/favicon.ico'],
    ['a source map', '/application/assets/main-abc.js.map'],
    ['the list of hashes', '/application/csp.json'],
    ['the list of files', '/application/.vite/manifest.json'],
    ['a way out', '/application/assets/..%2f..%2f..%2fetc%2fpasswd.txt'],
    ['a broken name', '/application/assets/%E0%A4%A.js'],
    ['anything outside', '/elsewhere'],
  ])('does not know %s', async (_story, path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('<html')
  })

  it('is found from the root', async () => {
    for (const path of ['/', '/application']) {
      expect((await get(path)).headers.get('location')).toBe('/application/')
    }
  })

  it('is refused at start where the folder holds none', async () => {
    await expect(readApplication(join(folder, 'assets'), harness.dependencies.config)).rejects.toThrow(
      'index.html',
    )
  })
})
