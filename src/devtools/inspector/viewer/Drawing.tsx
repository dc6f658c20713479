import { useEffect, useRef, useState } from 'react'
import { atlas, cssClassOf, placesIn, type Sheet, statesIn } from '#src/devtools/inspector/viewer/atlas.ts'
import type { Actor, Seen } from '#src/devtools/inspector/viewer/eventLog.ts'

/** A drawing of `npm run draw`, as Vite serves it in development. */
async function readDrawing(chart: string): Promise<SVGSVGElement> {
  const answer = await fetch(`${import.meta.env.BASE_URL}docs/machines/${chart}.svg`)
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  return document.importNode(drawn, true) as unknown as SVGSVGElement
}

interface DrawingProps {
  readonly chart: string | null
  readonly actor: Actor | null
  readonly seen: Seen
  readonly showsCoverage: boolean
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
const marks = ['on', 'seen', 'unseen', 'taken', 'refused'] as const
type Mark = (typeof marks)[number]

/** Which parts of the drawing are marked how, by CSS class. */
function marksOf(
  sheet: Sheet,
  { actor, seen, showsCoverage }: DrawingProps,
): [cssClass: string, mark: Mark][] {
  const step = actor?.last ?? null
  const state = (mark: Mark) => (id: string) => [cssClassOf.state(sheet, id), mark] as const
  const transition = (mark: Mark) => (name: string) => [cssClassOf.transition(sheet, name), mark] as const
  const moves = step?.moves ?? []
  const refused = moves.flatMap(({ tried }) => tried.filter(({ verdict }) => verdict === 'refused'))
  const isSeen = (name: string): Mark => (seen.has(name) ? 'seen' : 'unseen')
  const covered = showsCoverage
    ? [
        ...[...sheet.states.keys()].map((id) => state(isSeen(id))(id)),
        ...[...sheet.transitions.keys()].map((name) => transition(isSeen(name))(name)),
      ]
    : []
  return [
    ...covered,
    ...statesIn(sheet.id, step?.value ?? null).map(state('on')),
    ...refused.map(({ transition: name }) => transition('refused')(name)),
    ...moves.flatMap(({ taken }) => taken.map(transition('taken'))),
  ].flatMap(([cssClass, mark]) => (cssClass === undefined ? [] : [[cssClass, mark]]))
}

/** Into the middle, where it is not in sight; moves the drawing only, never the page. */
function bringIntoSight(room: HTMLElement, part: Element) {
  const outer = room.getBoundingClientRect()
  const inner = part.getBoundingClientRect()
  const isInSight =
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  if (isInSight) return
  room.scrollBy({
    left: (inner.left + inner.right - outer.left - outer.right) / 2,
    top: (inner.top + inner.bottom - outer.top - outer.bottom) / 2,
  })
}

/** A chart as it is drawn in the documentation, with the active states lit. */
export function Drawing(props: DrawingProps) {
  const { chart, actor } = props
  const room = useRef<HTMLDivElement>(null)
  const [svg, setSvg] = useState<SVGSVGElement | null>(null)
  const [zoom, setZoom] = useState(2)
  const sheet = chart === null ? undefined : atlas.get(chart)

  useEffect(() => {
    setSvg(null)
    let isWanted = true
    if (chart !== null) void readDrawing(chart).then((drawn) => isWanted && setSvg(drawn))
    return () => {
      isWanted = false
    }
  }, [chart])

  useEffect(() => {
    const place = room.current
    if (!place || !svg) return
    svg.setAttribute('aria-hidden', 'true')
    svg.style.setProperty('--drawn', `${svg.viewBox.baseVal.width}px`)
    place.replaceChildren(svg)
    return () => place.replaceChildren()
  }, [svg])

  useEffect(() => {
    if (!svg || !sheet) return
    const marked = marksOf(sheet, props)
    for (const part of svg.querySelectorAll('.state, .transition')) part.classList.remove(...marks)
    for (const [cssClass, mark] of marked)
      for (const part of svg.querySelectorAll(`[class~="${cssClass}"]`)) part.classList.add(mark)
    const innermost = [...svg.querySelectorAll('.node.on')].at(-1)
    if (room.current && innermost) bringIntoSight(room.current, innermost)
  })

  const places = placesIn(actor?.last?.value ?? null)
  return (
    <section className="drawing" aria-labelledby="drawing">
      <div className="heading">
        <h2 id="drawing">{chart ?? 'No chart yet'}</h2>
        <p>{sheet ? sheet.sentence : 'Open the application with ?inspect, or choose a chart.'}</p>
        <fieldset className="zoom">
          <legend className="unseen-text">Size of the drawing</legend>
          <button type="button" aria-label="Smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            −
          </button>
          <button
            type="button"
            aria-label="Larger"
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            +
          </button>
        </fieldset>
      </div>
      <p className="places" aria-live="polite">
        {places.length > 0 && actor?.last ? (
          <>
            {actor.last.status === 'active' ? 'Active' : `Ended (${actor.last.status})`}:{' '}
            {places.map((place) => (
              <code key={place}>{place}</code>
            ))}
          </>
        ) : null}
      </p>
      <section
        className="room"
        ref={room}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: larger than its room, it is scrolled by keys
        tabIndex={0}
        aria-label="Drawing"
        style={{ '--zoom': zooms[zoom] } as object}
      />
    </section>
  )
}
