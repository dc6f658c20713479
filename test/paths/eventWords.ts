/** Words for the events of a chart's paths: those of its drawing, and what tells the cases of one event apart. */
import { isDeepStrictEqual } from 'node:util'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { ChartTransition } from '#machines/chartParts.ts'
import { labelOf } from '#scripts/charts/labels.ts'
import type { Alphabet } from '#test/charts/paths/allEdgesPaths.ts'

export interface EventWords {
  /** @returns such as `loadForm answers` */
  ofType(type: string): string
  /** @returns such as `loadForm fails (TIME_OUT)`, where the model lets it fail in several ways */
  ofEvent(event: AnyEventObject): string
  /** @returns `(start)`, or such as `(start: code TIME_OUT)` */
  ofStart(input: unknown): string
}

const start = '(start)'
/** Characters of a value that are shown. */
const longest = 32

export function eventWords(chart: AnyStateMachine, { cases, inputs }: Alphabet): EventWords {
  const ofType = (type: string) =>
    type === 'xstate.init' ? start : labelOf(chart, { event: type, definition: {} } as ChartTransition)
  return {
    ofType,
    ofEvent: (event) => {
      const others = cases.filter(({ type }) => type === event.type)
      const apart = tellingApart(payloadOf(event), others.map(payloadOf))
      return `${ofType(event.type)}${apart === '' ? '' : ` (${apart})`}`
    },
    ofStart: (input) => {
      const apart = tellingApart(input, inputs)
      // the plain one lacks what the others begin with
      return apart.split(', ').every((words) => words === '' || lacks(words)) ? start : `(start: ${apart})`
    },
  }
}

/** A path in one line: its events, and how it starts where charts start in several ways. */
export const pathName = (events: readonly string[]): string =>
  events.filter((words) => words !== start).join(' > ') || start

/** What an event carries: the failure or the answer of a call, otherwise its own fields. */
function payloadOf({ type: _, actorId, ...fields }: AnyEventObject): unknown {
  if (actorId === undefined) return fields
  if (fields.error === undefined) return fields.output
  const { code, status, kind } = fields.error as { code?: string; status?: number; kind?: string }
  return code ?? status ?? kind
}

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
/** What an actor or a function is made of says nothing. */
const canBeSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Array.isArray(value) || isRecord(value)
    : typeof value !== 'function'

/** As few words as tell a value from the others, field by field. */
function tellingApart(value: unknown, all: readonly unknown[]): string {
  const others = all.filter((other) => !isDeepStrictEqual(other, value))
  if (others.length === 0 || all.length === others.length) return ''
  if (!isRecord(value) && value !== undefined && value !== null) return short(value)
  const [own = {}, ...rest] = said([value, ...others].map((one) => (isRecord(one) ? one : {})))
  const isApart = (keys: readonly string[]) =>
    rest.every((other) => keys.some((key) => own[key] !== other[key]))
  const differing = Object.keys(own).filter((key) => rest.some((other) => own[key] !== other[key]))
  const inOrderOfLeaving = differing
    .toReversed()
    .sort((a, b) => Number(lacks(own[b])) - Number(lacks(own[a])))
  let kept = differing
  for (const key of inOrderOfLeaving) {
    const fewer = kept.filter((other) => other !== key)
    if (isApart(fewer)) kept = fewer
  }
  return kept.map((key) => own[key]).join(', ')
}

const lacks = (words = '') => words.startsWith('no ')

/** The same fields of each value, in words; what is a record in all of them is told by its own fields. */
function said(values: readonly Fields[]): Record<string, string>[] {
  const result = values.map((): Record<string, string> => ({}))
  for (const key of new Set(values.flatMap(Object.keys))) {
    const fields = values.map((value) => value[key])
    if (!fields.every(canBeSaid)) continue
    const inner = fields.every(isRecord)
      ? said(fields)
      : fields.map((field) => ({ '': fieldWords(key, field) }))
    for (const [at, words] of inner.entries())
      for (const [name, text] of Object.entries(words))
        Object.assign(result[at] ?? {}, { [`${key}.${name}`]: text })
  }
  return result
}

function fieldWords(key: string, value: unknown): string {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0))
    return `no ${key}`
  if (typeof value === 'boolean') return value ? key : `not ${key}`
  return isRecord(value) ? key : `${key} ${short(value)}`
}

function short(value: unknown): string {
  const text = Array.isArray(value)
    ? value.map(short).join(' ')
    : isRecord(value)
      ? JSON.stringify(value)
      : String(value)
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`
}
