import { chakra } from '@chakra-ui/react/styled-system'
import type { PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { useInView } from '#src/ui/useInView.ts'
import type { OpenPdf } from '#src/ui/viewer/openPdf.ts'
import { useDrawnPage } from '#src/ui/viewer/useDrawnPage.ts'
import { pixelsPerPoint } from '#src/ui/viewer/usePdf.ts'
import { type Marks, useTextLayer } from '#src/ui/viewer/useTextLayer.ts'
import { type Rotation, turnedSize } from '#src/ui/viewer/zoom.ts'

/** What pdfjs-dist expects of the sheet under its text layer. */
const textLook = {
  position: 'absolute',
  inset: '0',
  overflow: 'hidden',
  '@supports (overflow: clip)': { overflow: 'clip' },
  lineHeight: '1',
  textAlign: 'initial',
  transformOrigin: '0 0',
  // a mark colours the paper, not the letters
  mixBlendMode: 'multiply',
  forcedColorAdjust: 'none',
  '--min-font-size': '1',
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
  '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
  '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
  '& :is(span, br)': {
    position: 'absolute',
    color: 'transparent',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
    '--font-height': '0',
    '--scale-x': '1',
    '--rotate': '0deg',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& .markedContent': { display: 'contents' },
  '& [data-found]': { background: '#FCEBC8' },
  '& [data-current]': { background: '#F0BC4E' },
} as const

/** Sizes of the text layer are computed from these. */
const factors = (scale: number): Record<string, string | number> => ({
  '--total-scale-factor': scale * pixelsPerPoint,
  '--scale-round-x': '1px',
  '--scale-round-y': '1px',
})

interface PdfPageProps {
  pdf: OpenPdf
  /** counted from 1 */
  number: number
  scroller: RefObject<HTMLElement | null>
  /** 1 is the own size */
  scale: number
  rotation: Rotation
  /** size of the first page: the room that is kept until this one is read */
  guess: { width: number; height: number }
  /** a picture of the page until it is drawn */
  thumbnail: string | null
  marks: Marks | null
}

/** One page: its room always, its picture and text only while it is near. */
export function PdfPage(props: PdfPageProps) {
  const { pdf, number, scroller, scale, rotation, guess, thumbnail, marks } = props
  const text = useText()
  const sheet = useRef<HTMLDivElement>(null)
  const slot = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const isNear = useInView(sheet, scroller)
  const page = usePage(pdf, number, isNear)
  const known = page === 'broken' ? null : page
  const near = isNear ? known : null
  const drawn = useDrawnPage(slot, near, scale, rotation)
  useTextLayer(layer, near, scale, rotation, marks)
  const own = known?.getViewport({ scale: pixelsPerPoint }) ?? guess
  const { width, height } = turnedSize(own, rotation)
  return (
    <chakra.div
      ref={sheet}
      role="group"
      aria-label={text('viewer.page_of', { page: number, pages: pdf.numPages })}
      data-page={number}
      data-drawn={drawn === 'drawn' ? '' : undefined}
      position="relative"
      mx="auto"
      bg="white"
      color="black"
      boxShadow="sm"
      overflow="hidden"
      style={{ width: width * scale, height: height * scale, ...factors(scale) }}
      css={{ '& canvas': { width: 'full', height: 'full', display: 'block' } }}
    >
      {thumbnail && drawn === 'none' && rotation === 0 && (
        <chakra.img
          src={thumbnail}
          alt=""
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="contain"
        />
      )}
      <chakra.div ref={slot} position="absolute" inset="0" aria-hidden="true" />
      <chakra.div ref={layer} css={textLook} />
      {(page === 'broken' || drawn === 'broken') && (
        <chakra.p role="alert" position="absolute" insetX="0" top="4" px="4" textAlign="center" bg="white">
          {text('viewer.download_instead')}
        </chakra.p>
      )}
    </chakra.div>
  )
}

/** Read when it comes near, and kept. */
function usePage(pdf: OpenPdf, number: number, isNear: boolean): PDFPageProxy | 'broken' | null {
  const [page, setPage] = useState<PDFPageProxy | 'broken' | null>(null)
  const isWanted = isNear && page === null
  useEffect(() => {
    if (!isWanted) return
    let left = false
    pdf.getPage(number).then(
      (read) => {
        if (!left) setPage(read)
      },
      () => {
        if (!left) setPage('broken')
      },
    )
    return () => {
      left = true
    }
  }, [pdf, number, isWanted])
  return page
}
