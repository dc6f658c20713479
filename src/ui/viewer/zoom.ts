/** Scales that the buttons and keys step through; 1 is the document's own size. */
export const zoomSteps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 5] as const

const largest = 5
/** Before anything is laid out there may be no room at all. */
const leastOfAll = 0.01

/** A large document on a small screen is smaller than the first step when it fits. */
const smallest = (fit: number): number => Math.max(leastOfAll, Math.min(zoomSteps[0], fit))

/** @param fit the scale at which the document fits its room: it can always be had */
export const clampZoom = (scale: number, fit: number): number =>
  Math.min(largest, Math.max(smallest(fit), scale))

/** The next step above a scale, or below it; the outermost one at the ends. */
export function nextZoom(scale: number, direction: 'in' | 'out', fit: number): number {
  // a scale that is all but a step counts as that step
  const margin = 0.01
  return direction === 'in'
    ? (zoomSteps.find((step) => step > scale + margin) ?? largest)
    : ([...zoomSteps].reverse().find((step) => step < scale - margin) ?? smallest(fit))
}

/** Quarter turns, clockwise. */
export type Rotation = 0 | 90 | 180 | 270
export const turned = (rotation: Rotation): Rotation => ((rotation + 90) % 360) as Rotation

/** Width and height after turning. */
export function turnedSize<Size extends { width: number; height: number }>(size: Size, rotation: Rotation) {
  const { width, height } = size
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width }
}
