import { createHash } from 'node:crypto'

/** SHA-256 (hex) of a content; equal contents have equal hashes, whatever the order of their keys. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(canonical(content)).digest('hex')

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
