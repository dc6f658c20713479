import createPurifier from 'dompurify'

/** What an answer may be made of. Links get a window of their own that can't reach back. */
const allowed = { ALLOWED_TAGS: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'], ALLOWED_ATTR: ['href'] }

/** Safe nodes of a piece of HTML, for the page itself. */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = createPurifier.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  return fragment
}
