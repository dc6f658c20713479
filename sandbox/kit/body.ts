/** Bodies of calls, checked against the protocol. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'

const refuse = (message: string): never => {
  throw new HTTPException(400, { res: Response.json({ error: message }, { status: 400 }) })
}

/** The JSON body as `schema` gives it; anything else is answered with 400 and the wrong fields' names. */
export async function jsonBody<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  const raw: unknown = await c.req.json().catch(() => refuse('the body is not JSON'))
  const result = v.safeParse(schema, raw)
  if (result.success) return result.output
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'body')
  return refuse(`not valid: ${[...new Set(fields)].join(', ')}`)
}

/** The fields of a posted form, texts only. */
export async function formFields(c: Context): Promise<Record<string, string>> {
  const fields = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
