import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clampZoom, nextZoom, type Rotation, turned } from '#src/ui/viewer/zoom.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const distance = ({ touches: [one, other] }: TouchEvent) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
const middle = ({ touches: [one, other] }: TouchEvent): Point => ({
  x: ((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2,
  y: ((one?.clientY ?? 0) + (other?.clientY ?? 0)) / 2,
})

/**
 * Zoom and rotation of what a scroller shows: by buttons and keys, by two fingers, by wheel with Control (which a touch pad
 * sends for two fingers). The point that one looks at stays where it is.
 *
 * @param fitOf the scale that fits the document into the scroller, turned like this; it holds until another is chosen
 */
export function useZoom(scroller: RefObject<HTMLElement | null>, fitOf: (rotation: Rotation) => number) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [rotation, setRotation] = useState<Rotation>(0)
  const fit = fitOf(rotation)
  const scale = clampZoom(chosen ?? fit, fit)
  const anchor = useRef<Point | null>(null)
  const before = useRef(scale)
  const now = useRef({ scale, fit })
  now.current = { scale, fit }

  useLayoutEffect(() => {
    const element = scroller.current
    const ratio = scale / before.current
    before.current = scale
    if (!element || ratio === 1) return
    const box = element.getBoundingClientRect()
    const x = anchor.current ? anchor.current.x - box.left : element.clientWidth / 2
    const y = anchor.current ? anchor.current.y - box.top : element.clientHeight / 2
    element.scrollLeft = (element.scrollLeft + x) * ratio - x
    element.scrollTop = (element.scrollTop + y) * ratio - y
  }, [scale, scroller])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let pinch: { distance: number; scale: number } | null = null
    const zoomAt = (point: Point, to: number) => {
      anchor.current = point
      setChosen(clampZoom(to, now.current.fit))
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomAt({ x: event.clientX, y: event.clientY }, now.current.scale * Math.exp(-event.deltaY / 200))
    }
    const onTouchStart = (event: TouchEvent) => {
      if (event.touches.length !== 2) return
      event.preventDefault()
      pinch = { distance: distance(event), scale: now.current.scale }
    }
    const onTouchMove = (event: TouchEvent) => {
      if (!pinch || event.touches.length !== 2) return
      event.preventDefault()
      zoomAt(middle(event), (pinch.scale * distance(event)) / pinch.distance)
    }
    const onTouchEnd = (event: TouchEvent) => {
      if (event.touches.length < 2) pinch = null
    }
    const active = { passive: false } as const
    element.addEventListener('wheel', onWheel, active)
    element.addEventListener('touchstart', onTouchStart, active)
    element.addEventListener('touchmove', onTouchMove, active)
    element.addEventListener('touchend', onTouchEnd)
    element.addEventListener('touchcancel', onTouchEnd)
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('touchstart', onTouchStart)
      element.removeEventListener('touchmove', onTouchMove)
      element.removeEventListener('touchend', onTouchEnd)
      element.removeEventListener('touchcancel', onTouchEnd)
    }
  }, [scroller])

  const zoomTo = (to: number | null) => {
    anchor.current = null
    setChosen(to)
  }
  const zoom = {
    scale,
    rotation,
    isFit: chosen === null,
    zoomIn: () => zoomTo(nextZoom(scale, 'in', fit)),
    zoomOut: () => zoomTo(nextZoom(scale, 'out', fit)),
    ownSize: () => zoomTo(1),
    fit: () => zoomTo(null),
    rotate: () => setRotation(turned),
    /** + and − zoom, 0 fits, R turns; none of them while a text is typed */
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
      const command = {
        '+': zoom.zoomIn,
        '=': zoom.zoomIn,
        '-': zoom.zoomOut,
        '0': zoom.fit,
        r: zoom.rotate,
        R: zoom.rotate,
      }[event.key]
      if (!command) return
      event.preventDefault()
      command()
    },
  }
  return zoom
}
export type Zoom = ReturnType<typeof useZoom>
