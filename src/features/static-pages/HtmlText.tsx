import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'

/** Words only, for the moment before the cleaner has arrived, or without it. */
const wordsOf = (html: string) => html.replace(/<\/(p|li)>/g, '\n').replace(/<[^>]*>/g, '')

/** An answer written in HTML, shown after cleaning. */
export function HtmlText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current = true
    const place = box.current
    if (place) place.textContent = wordsOf(html)
    import('#src/features/static-pages/cleanHtml.ts').then(
      ({ cleanHtml }) => {
        if (current) place?.replaceChildren(cleanHtml(html))
      },
      () => {}, // without the cleaner the words stay
    )
    return () => {
      current = false
    }
  }, [html])
  return (
    <chakra.div
      ref={box}
      whiteSpace="pre-line"
      css={{
        '& > * + *': { marginTop: '0.5rem' },
        '& ul, & ol': { paddingInlineStart: '1.5rem', listStyle: 'disc' },
        '& a': { textDecoration: 'underline', color: 'green.fg' },
      }}
    />
  )
}
