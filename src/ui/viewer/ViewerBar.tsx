import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { formatNumber } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import type { Zoom } from '#src/ui/viewer/useZoom.ts'

const Percent = chakra('button', {
  base: {
    minH: '11',
    minW: '14',
    px: '1',
    rounded: 'l2',
    cursor: 'button',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '-2px' },
  },
})

interface ViewerBarProps {
  zoom: Zoom
  onDownload: () => void
  /** ways through the pages, before the rest */
  pages?: ReactNode
  /** further ways, before the download */
  children?: ReactNode
}

/** What can be done with a shown document, the same for every kind. */
export function ViewerBar({ zoom, onDownload, pages, children }: ViewerBarProps) {
  const text = useText()
  const language = useLanguage()
  const percent = `${formatNumber(language, Math.round(zoom.scale * 100))}%`
  const ownSize = `${percent} – ${text('viewer.zoom_reset')}`
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent={{ base: 'center', md: 'flex-start' }}
      columnGap="1"
      borderBottomWidth="1px"
      borderColor="border"
      pb="1"
    >
      {pages}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="center"
        ms={{ md: 'auto' }}
      >
        <IconButton icon="zoomOut" label={text('viewer.zoom_out')} onPress={zoom.zoomOut} />
        <Percent type="button" aria-label={ownSize} title={ownSize} onClick={zoom.ownSize}>
          {percent}
        </Percent>
        <IconButton icon="zoomIn" label={text('viewer.zoom_in')} onPress={zoom.zoomIn} />
        <IconButton icon="fit" label={text('viewer.fit_width')} onPress={zoom.fit} />
        <IconButton icon="rotate" label={text('viewer.rotate')} onPress={zoom.rotate} />
        {children}
        <IconButton icon="download" label={text('common.download')} onPress={onDownload} />
      </chakra.div>
    </chakra.div>
  )
}
