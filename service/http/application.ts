/** Serves the built application below its base path: right cache headers, a strict policy, its settings filled in. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import * as v from 'valibot'
import { fillConfigBlock } from '#contract/configBlock.ts'
import { basePath } from '#contract/limits.ts'
import type { Config } from '#service/core/config.ts'
import { type BuiltFile, builtFile, type Coding, readBuiltFiles } from '#service/http/builtFiles.ts'
import { contentSecurityPolicy, InlineHashes } from '#service/http/contentSecurity.ts'
import type { ServiceApp, ServiceContext } from '#service/http/router.ts'
import { runtimeConfigOf } from '#service/http/runtimeConfigOf.ts'

/** What is served, read once at start. */
export interface BuiltApplication {
  page: BuiltFile
  policy: string
  files: Map<string, BuiltFile>
}

/** @throws Error where the folder holds no built application */
export async function readApplication(folder: string, config: Config): Promise<BuiltApplication> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const hashes = v.parse(InlineHashes, JSON.parse(await readFile(join(folder, 'csp.json'), 'utf8')))
  const files = await readBuiltFiles(folder)
  const filled = fillConfigBlock(html, runtimeConfigOf(config))
  const { bridgeOrigin, headerFrame, publicOrigin, singleAccount } = config
  return {
    page: builtFile('index.html', Buffer.from(filled)),
    policy: contentSecurityPolicy(hashes, {
      bridgeOrigin,
      headerOrigin: headerFrame ? new URL(singleAccount.url).origin : null,
      isSecure: publicOrigin.startsWith('https:'),
    }),
    files,
  }
}

export function applicationRoutes(application: BuiltApplication): ServiceApp {
  const app: ServiceApp = new Hono()
  app.get('/', (context) => context.redirect(`${basePath}/`))
  app.get(basePath, (context) => context.redirect(`${basePath}/`))
  app.get(`${basePath}/*`, (context) => answer(application, context))
  return app
}

/** A file by its name; a page for every other path without an ending; 404 for a missing file. */
function answer(
  { files, page, policy }: BuiltApplication,
  context: ServiceContext,
): Promise<Response> | Response {
  const path = context.req.path.slice(basePath.length + 1)
  // a worker obeys the policy that its own file came with
  context.header('Content-Security-Policy', policy)
  const file = files.get(decoded(path))
  if (file) return send(file, context)
  const isFile = path.startsWith('assets/') || /\.\w{1,8}$/.test(path)
  if (isFile) {
    context.header('Cache-Control', 'no-store')
    return context.text('Not found', 404)
  }
  return send(page, context)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

async function send(file: BuiltFile, context: ServiceContext): Promise<Response> {
  context.header('Content-Type', file.mediaType)
  context.header('Cache-Control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  const coding = file.isCompressible ? codingOf(context.req.header('accept-encoding') ?? '') : 'identity'
  const etag = coding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${coding}"`)
  context.header('ETag', etag)
  if (file.isCompressible) context.header('Vary', 'Accept-Encoding')
  if (context.req.header('if-none-match') === etag) return context.body(null, 304)
  if (coding !== 'identity') context.header('Content-Encoding', coding)
  const bytes = await file.bytes(coding)
  context.header('Content-Length', String(bytes.length))
  return context.body(new Uint8Array(bytes))
}

function codingOf(accepted: string): Coding {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}
