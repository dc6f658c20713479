import type { Actor } from '#src/app/inspect/viewer/album.ts'
import { placesIn } from '#src/app/inspect/viewer/atlas.ts'

interface ActorListProps {
  readonly actors: readonly Actor[]
  readonly chosen: string | null
  readonly onChoose: (key: string) => void
}

const isRunning = ({ gone, last }: Actor) => !gone && last?.status === 'active'

const wordOf = (actor: Actor): string => {
  const { last, gone } = actor
  if (gone) return 'page left'
  const places = placesIn(last?.value ?? null).join(', ')
  if (last?.status === 'active') return places || 'running'
  return [last?.status ?? '', places].filter(Boolean).join(': ')
}

/** Whoever runs, and whoever has ended. A call stands under the chart that made it. */
export function ActorList({ actors, chosen, onChoose }: ActorListProps) {
  const calls = (parent: Actor) => actors.filter((one) => one.chart === null && one.parent === parent.key)
  const charts = actors.filter(({ chart }) => chart !== null)
  const running = charts.filter(isRunning).toReversed()
  const ended = charts.filter((actor) => !isRunning(actor)).toReversed()
  const item = (actor: Actor) => (
    <li key={actor.key}>
      <button
        type="button"
        className="row"
        aria-current={actor.key === chosen}
        onClick={() => onChoose(actor.key)}
      >
        <b>{actor.name}</b>
        <small>{wordOf(actor)}</small>
      </button>
      {isRunning(actor) && (
        <ul className="calls">
          {calls(actor)
            .filter(isRunning)
            .map((call) => (
              <li key={call.key}>waits for {call.name}</li>
            ))}
        </ul>
      )}
    </li>
  )
  return (
    <section aria-labelledby="running">
      <h2 id="running">Running</h2>
      {running.length === 0 ? <p className="quiet">No chart runs.</p> : <ul>{running.map(item)}</ul>}
      {ended.length > 0 && (
        <details>
          <summary>Ended ({ended.length})</summary>
          <ul>{ended.slice(0, 50).map(item)}</ul>
        </details>
      )}
    </section>
  )
}
