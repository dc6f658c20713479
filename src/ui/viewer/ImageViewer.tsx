import { chakra } from '@chakra-ui/react/styled-system'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { Broken } from '#src/ui/viewer/Broken.tsx'
import { Opening } from '#src/ui/viewer/Opening.tsx'
import { Scroller } from '#src/ui/viewer/Scroller.ts'
import { useSize } from '#src/ui/viewer/useSize.ts'
import { useZoom } from '#src/ui/viewer/useZoom.ts'
import { ViewerBar } from '#src/ui/viewer/ViewerBar.tsx'
import type { ViewerProps } from '#src/ui/viewer/viewerProps.ts'
import { turnedSize } from '#src/ui/viewer/zoom.ts'

interface Opened {
  readonly address: string
  readonly width: number
  readonly height: number
}

/** The picture behind the bytes, decoded; the browser turns it as the camera says. */
function usePictureOf(bytes: Blob): Opened | 'broken' | null {
  const [opened, setOpened] = useState<Opened | 'broken' | null>(null)
  useEffect(() => {
    let left = false
    const address = URL.createObjectURL(bytes)
    const image = new Image()
    image.src = address
    image.decode().then(
      () => {
        if (!left) setOpened({ address, width: image.naturalWidth, height: image.naturalHeight })
      },
      () => {
        if (!left) setOpened('broken')
      },
    )
    return () => {
      left = true
      URL.revokeObjectURL(address)
      setOpened(null)
    }
  }, [bytes])
  return opened
}

/** A photograph or scan. */
export function ImageViewer({ bytes, name, thumbnail, onDownload }: ViewerProps) {
  const opened = usePictureOf(bytes)
  if (opened === null) return <Opening thumbnail={thumbnail} />
  if (opened === 'broken') return <Broken onDownload={onDownload} />
  return <Picture opened={opened} name={name} onDownload={onDownload} />
}

interface PictureProps {
  opened: Opened
  name: string
  onDownload: () => void
}

function Picture({ opened, name, onDownload }: PictureProps) {
  const text = useText()
  const scroller = useRef<HTMLElement>(null)
  const room = useSize(scroller)
  const zoom = useZoom(scroller, (turn) => {
    const { width, height } = turnedSize(opened, turn)
    return room ? Math.min(room.width / width, room.height / height) : 1
  })
  const { scale, rotation } = zoom
  const whole = turnedSize(opened, rotation)
  const held = useRef<{ x: number; y: number } | null>(null)

  /** A mouse takes hold of the picture; fingers scroll it anyway. */
  const hold = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const element = scroller.current
    if (!held.current || !element) return
    element.scrollLeft -= event.clientX - held.current.x
    element.scrollTop -= event.clientY - held.current.y
    held.current = { x: event.clientX, y: event.clientY }
  }
  const letGo = () => {
    held.current = null
  }

  return (
    <chakra.div display="flex" flexDirection="column" gap="1" flex="1" minH="0" onKeyDown={zoom.onKeyDown}>
      <ViewerBar zoom={zoom} onDownload={onDownload} />
      <Scroller
        ref={scroller}
        aria-label={text('viewer.image_alt', { fileName: name })}
        tabIndex={0}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        cursor="move"
        display="grid"
      >
        <chakra.div
          m="auto"
          position="relative"
          overflow="hidden"
          style={{ width: whole.width * scale, height: whole.height * scale }}
        >
          <chakra.img
            src={opened.address}
            alt={text('viewer.image_alt', { fileName: name })}
            draggable={false}
            position="absolute"
            top="50%"
            left="50%"
            maxW="none"
            style={{
              width: opened.width * scale,
              height: opened.height * scale,
              transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
            }}
          />
        </chakra.div>
      </Scroller>
    </chakra.div>
  )
}
