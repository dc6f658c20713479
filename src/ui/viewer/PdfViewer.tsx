import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Broken } from '#src/ui/viewer/Broken.tsx'
import { Opening } from '#src/ui/viewer/Opening.tsx'
import { PdfPage } from '#src/ui/viewer/PdfPage.tsx'
import { PdfSearchBar } from '#src/ui/viewer/PdfSearchBar.tsx'
import { Scroller } from '#src/ui/viewer/Scroller.ts'
import { type PdfState, usePdf } from '#src/ui/viewer/usePdf.ts'
import { usePdfSearch } from '#src/ui/viewer/usePdfSearch.ts'
import { useSize } from '#src/ui/viewer/useSize.ts'
import type { Marks } from '#src/ui/viewer/useTextLayer.ts'
import { useZoom } from '#src/ui/viewer/useZoom.ts'
import { ViewerBar } from '#src/ui/viewer/ViewerBar.tsx'
import type { ViewerProps } from '#src/ui/viewer/viewerProps.ts'
import { turnedSize } from '#src/ui/viewer/zoom.ts'

/** A PDF, page under page. */
export function PdfViewer({ bytes, thumbnail, onDownload }: ViewerProps) {
  const state = usePdf(bytes)
  switch (state.kind) {
    case 'opening':
      return <Opening thumbnail={thumbnail} />
    case 'broken':
      return <Broken onDownload={onDownload} />
    case 'open':
      return <Pages opened={state} thumbnail={thumbnail} onDownload={onDownload} />
  }
}

/** around and between the pages, CSS pixels */
const margin = 12

interface PagesProps {
  opened: Extract<PdfState, { kind: 'open' }>
  thumbnail: string | null
  onDownload: () => void
}

function Pages({ opened, thumbnail, onDownload }: PagesProps) {
  const text = useText()
  const { pdf } = opened
  const scroller = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const room = useSize(scroller)
  const zoom = useZoom(scroller, (rotation) => {
    const { width } = turnedSize(opened, rotation)
    return room ? (room.width - 2 * margin) / width : 1
  })

  const [page, setPage] = useState(1)
  const goTo = (number: number) => {
    const element = scroller.current
    const sheet = element?.querySelector<HTMLElement>(`[data-page="${number}"]`)
    if (element && sheet) element.scrollTop = sheet.offsetTop - margin
  }
  const readPage = () => {
    const element = scroller.current
    if (!element) return
    const middle = element.scrollTop + element.clientHeight / 2
    const sheets = [...element.querySelectorAll<HTMLElement>('[data-page]')]
    setPage(Math.max(1, sheets.filter((sheet) => sheet.offsetTop <= middle).length))
  }

  const search = usePdfSearch(pdf)
  const [isSearching, setIsSearching] = useState(false)
  const { current, found } = search
  // biome-ignore lint/correctness/useExhaustiveDependencies: goTo reads the page as it is
  useEffect(() => {
    if (current) goTo(current.page)
  }, [current])
  const marks = useMemo(() => {
    const byPage = new Map<number, { pieces: Set<number>; current: Set<number> }>()
    for (const one of found) {
      const of = byPage.get(one.page) ?? { pieces: new Set<number>(), current: new Set<number>() }
      for (const piece of one.pieces) of.pieces.add(piece)
      if (one === current) for (const piece of one.pieces) of.current.add(piece)
      byPage.set(one.page, of)
    }
    return byPage as ReadonlyMap<number, Marks>
  }, [found, current])
  const openSearch = () => {
    setIsSearching(true)
    requestAnimationFrame(() => field.current?.focus())
  }
  const closeSearch = () => {
    setIsSearching(false)
    search.setWords('')
    scroller.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
      event.preventDefault()
      openSearch()
    } else zoom.onKeyDown(event)
  }

  return (
    <chakra.div display="flex" flexDirection="column" gap="1" flex="1" minH="0" onKeyDown={onKeyDown}>
      <ViewerBar
        zoom={zoom}
        onDownload={onDownload}
        pages={
          <chakra.div display="flex" alignItems="center">
            <IconButton
              icon="up"
              label={text('viewer.previous_page')}
              onPress={() => goTo(page - 1)}
              disabled={page <= 1}
            />
            <chakra.span role="status" textStyle="sm" px="1" fontVariantNumeric="tabular-nums">
              {text('viewer.page_of', { page, pages: pdf.numPages })}
            </chakra.span>
            <IconButton
              icon="down"
              label={text('viewer.next_page')}
              onPress={() => goTo(page + 1)}
              disabled={page >= pdf.numPages}
            />
          </chakra.div>
        }
      >
        <IconButton icon="search" label={text('viewer.search')} onPress={openSearch} />
      </ViewerBar>
      {isSearching && <PdfSearchBar search={search} field={field} onClose={closeSearch} />}
      <Scroller ref={scroller} aria-label={text('viewer.pages')} tabIndex={0} onScroll={readPage}>
        <chakra.div display="grid" minW="max-content" style={{ gap: margin, padding: margin }}>
          {Array.from({ length: pdf.numPages }, (_, index) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
              key={index}
              pdf={pdf}
              number={index + 1}
              scroller={scroller}
              scale={zoom.scale}
              rotation={zoom.rotation}
              guess={opened}
              thumbnail={index === 0 ? thumbnail : null}
              marks={marks.get(index + 1) ?? null}
            />
          ))}
        </chakra.div>
      </Scroller>
    </chakra.div>
  )
}
