import { useState } from 'react'
import { placesIn } from '#src/devtools/inspector/viewer/atlas.ts'
import type { Entry } from '#src/devtools/inspector/viewer/eventLog.ts'

interface LogProps {
  readonly entries: readonly Entry[]
  /** how many of them are shown in the drawing; the others lie ahead */
  readonly at: number
  readonly chosen: string | null
  readonly onChoose: (index: number, actor: string) => void
}

/** A list longer than this is slow to draw, and nobody reads it. */
const mostLines = 300

const seconds = (at: number): string => (at / 1000).toFixed(2)

/** What happened, the newest first. A press shows the charts as they were then. */
export function Log({ entries, at, chosen, onChoose }: LogProps) {
  const [onlyChosen, setOnlyChosen] = useState(false)
  const [withCalls, setWithCalls] = useState(false)
  const lines = entries
    .map((entry, index) => ({ ...entry, index }))
    .filter(({ actor }) => (!onlyChosen || actor.key === chosen) && (withCalls || actor.chart !== null))
    .slice(-mostLines)
    .toReversed()
  const current = lines.find(({ index }) => index < at)?.index
  return (
    <section className="log" aria-labelledby="log">
      <h2 id="log">Events</h2>
      <div className="filters">
        <label>
          <input type="checkbox" checked={onlyChosen} onChange={() => setOnlyChosen(!onlyChosen)} /> this
          actor only
        </label>
        <label>
          <input type="checkbox" checked={withCalls} onChange={() => setWithCalls(!withCalls)} /> calls too
        </label>
      </div>
      {lines.length === 0 && <p className="quiet">Nothing has happened yet.</p>}
      <ol reversed>
        {lines.map(({ key, actor, step, index }) => (
          <li key={key} className={index >= at ? 'ahead' : undefined}>
            <button
              type="button"
              className="row"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onChoose(index, actor.key)}
            >
              <span className="when">
                <span className="page" title={`page ${actor.page}`}>
                  {actor.page}
                </span>{' '}
                {seconds(step.at)} s <b>{actor.name}</b>
              </span>
              <code>{step.event}</code>
              <small>
                {step.heard ? '→ ' : 'lost: '}
                {placesIn(step.value).join(', ') || step.status}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
