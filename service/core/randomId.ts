import { randomBytes } from 'node:crypto'

/** A new id of the wire: 128 random bits, base64url, 22 characters. */
export const randomId = (): string => randomBytes(16).toString('base64url')
