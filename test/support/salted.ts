/** Stands for whatever a person typed, is called, or was given: nothing that leaves a page for an inspector may hold it. */
export const canary = 'CANARY 陳大文 Chan Tai Man'

/** Keys whose values are free text, addresses or tokens; the charts pass them on and never decide by them. */
const free =
  /^(submissionId|submissionNo|transactionNo|uploadId|documentId|personalDocumentIds|url|wantedPath|reciboSubmissionNo|id|data|message)$/

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** A copy in which every free text begins with the canary, and every object carries one more. */
export function salted<Value>(value: Value, key = ''): Value {
  const salt = (one: unknown): unknown => {
    if (typeof one === 'string') return free.test(key) ? `${canary} ${one}` : one
    if (Array.isArray(one)) return one.map((item) => salted(item, key))
    if (!isPlain(one)) return one
    const entries = Object.entries(one).map(([name, inner]) => [name, salted(inner, name)])
    return { ...Object.fromEntries(entries), leak: canary }
  }
  return salt(value) as Value
}
