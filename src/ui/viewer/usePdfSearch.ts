import type { TextContent } from 'pdfjs-dist/types/src/display/api.js'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { OpenPdf } from '#src/ui/viewer/openPdf.ts'
import { type Found, findInPage } from '#src/ui/viewer/pdfText.ts'

/** The text of a page in pieces; a page without any (a scan) has none. */
export async function readPieces(pdf: OpenPdf, page: number): Promise<string[]> {
  const { items }: TextContent = await (await pdf.getPage(page)).getTextContent()
  return items.flatMap((item) => ('str' in item ? [item.str] : []))
}

/** Places where the words occur in the whole document, page by page as their texts are read. */
export function usePdfSearch(pdf: OpenPdf) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly Found[]>([])
  const [at, setAt] = useState(0)
  const [isSearching, setIsSearching] = useState(false)
  const texts = useRef(new Map<number, Promise<string[]>>())
  const sought = useDeferredValue(words)

  useEffect(() => {
    let left = false
    setFound([])
    setAt(0)
    if (sought.trim() === '') return
    setIsSearching(true)
    const search = async () => {
      for (let page = 1; page <= pdf.numPages && !left; page += 1) {
        const text = texts.current.get(page) ?? readPieces(pdf, page).catch(() => [])
        texts.current.set(page, text)
        const more = findInPage(page, await text, sought)
        if (!left && more.length > 0) setFound((list) => [...list, ...more])
      }
      if (!left) setIsSearching(false)
    }
    void search()
    return () => {
      left = true
      setIsSearching(false)
    }
  }, [pdf, sought])

  const current = found[at] ?? null
  return {
    words,
    setWords,
    found,
    current,
    /** counted from 1; 0 where nothing is found */
    place: current ? at + 1 : 0,
    isSearching,
    step: (by: 1 | -1) =>
      setAt((place) => (found.length === 0 ? 0 : (place + by + found.length) % found.length)),
  }
}
export type PdfSearch = ReturnType<typeof usePdfSearch>
