import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { fillConfigBlock } from '#contract/configBlock.ts'
import { listExams, listTestExams } from '#contract/endpoints/exam.ts'
import { apiBase } from '#contract/limits.ts'
import type { RuntimeConfig } from '#contract/runtimeConfig.ts'
import { inlineHashes } from '#scripts/build/contentSecurity.ts'
import { sampleList } from '#test/bench/sampleList.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

const configFor = (origin: string): RuntimeConfig => ({
  apiBase,
  signInUrl: `${origin}/signed-out`,
  clientId: 'candidatura',
  signOutUrl: null,
  personalDocumentsUrl: `${origin}/documents`,
  bridgeOrigin: null,
  support: { phone: '2892 0000', email: 'apoio@example.org' },
  features: { headerFrame: false, maintenance: false },
  maintenancePhraseHash: null,
})

/** A bearer that reads as one of the service's: it ends half an hour after `now` (milliseconds). */
export function sampleBearer(now: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `Bearer ${part({ alg: 'none' })}.${part({ sub: 'bench', exp: Math.floor(now / 1000) + 1_800 })}.x`
}

export interface BenchServer {
  readonly origin: string
  stop(): Promise<void>
}

/**
 * Serves builds and the list's calls as a deployment does (gzip, immutable assets, content security policy), from
 * memory, on 127.0.0.1.
 * @param folders path prefix (ends with a slash) -> folder; an address without a file gets the folder's index.html
 */
export async function startBenchServer(folders: Record<string, string>): Promise<BenchServer> {
  const kept = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bench')
    if (url.pathname.startsWith(apiBase)) return answerCall(url.pathname.slice(apiBase.length), response)
    const prefix = Object.keys(folders).find((start) => url.pathname.startsWith(start))
    const folder = prefix && folders[prefix]
    if (!folder) return response.writeHead(404).end()
    const asked = url.pathname.slice(prefix.length)
    const file = path.extname(asked) ? asked : 'index.html'
    const key = path.join(folder, file)
    if (!key.startsWith(folder)) return response.writeHead(403).end()
    const body = kept.get(key) ?? (await read(key))
    if (!body) return response.writeHead(404).end()
    kept.set(key, body)
    const isPage = file.endsWith('.html')
    const html = isPage ? fill(body.toString(), origin) : null
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(html ? { 'content-security-policy': policyFor(html) } : {}),
    })
    response.end(gzipSync(html ?? body, { level: 9 }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    stop: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

const read = (file: string) => readFile(file).catch(() => null)

const fill = (html: string, origin: string) =>
  html.includes('candidatura-config') ? fillConfigBlock(html, configFor(origin)) : html

function policyFor(html: string): string {
  const { scripts, styles } = inlineHashes(html)
  return `default-src 'self'; script-src 'self' ${scripts.join(' ')}; style-src 'self' ${styles.join(' ')}; img-src 'self' data: blob:`
}

function answerCall(call: string, response: ServerResponse) {
  const isTest = call === listTestExams.path
  if (!isTest && call !== listExams.path) return response.writeHead(404).end()
  const body = gzipSync(JSON.stringify(sampleList(Date.now(), isTest)))
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    'cache-control': 'no-store',
    authorization: sampleBearer(Date.now()),
  })
  response.end(body)
}
