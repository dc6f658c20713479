const plain = /^[\x20-\x7e]+$/

/**
 * `attachment` with the name in both forms of RFC 6266: a plain one for old readers, and UTF-8 percent-encoded.
 * Nothing in a name can end the header or begin a second parameter.
 */
export function contentDisposition(fileName: string): string {
  const name = fileName.toWellFormed()
  const fallback = [...name.normalize('NFKD')]
    .filter((letter) => !/\p{Mark}/u.test(letter))
    .map((letter) => (plain.test(letter) && !/["\\%/;]/.test(letter) ? letter : '_'))
    .join('')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`
}
