/** Serves a page's scripts: TypeScript modules without their types, as the browser needs them. */
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import type { Hono } from 'hono'
import type { PartyEnv } from '#sandbox/kit/openPort.ts'

/** Address of a page's module, such as `documents/browser/main.ts`. */
export const moduleAddress = (path: string): string => `/modules/${path}`

/** The modules of `room` and those that all pages share. They import one another by relative path. */
export function servesModules(app: Hono<PartyEnv>, room: string): void {
  const stripped = new Map<string, string>()
  app.get('/modules/:room/browser/:name{[A-Za-z]+\\.ts}', async (c) => {
    const { room: asked, name } = c.req.param()
    if (asked !== room && asked !== 'kit') return c.notFound()
    const path = `${asked}/browser/${name}`
    let code = stripped.get(path)
    if (code === undefined) {
      const source = await readFile(new URL(`../${path}`, import.meta.url), 'utf8').catch(() => null)
      if (source === null) return c.notFound()
      code = stripTypeScriptTypes(source)
      stripped.set(path, code)
    }
    return c.body(code, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })
}
