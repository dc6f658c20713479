import { placesIn } from '#src/devtools/inspector/viewer/atlas.ts'
import type { Actor } from '#src/devtools/inspector/viewer/eventLog.ts'
import { type Branch, isRunning, runningTree } from '#src/devtools/inspector/viewer/runningTree.ts'

interface ActorListProps {
  readonly actors: readonly Actor[]
  readonly chosen: string | null
  readonly onChoose: (key: string) => void
}

const wordOf = (actor: Actor): string => {
  const { last, gone } = actor
  if (gone) return 'page left'
  const places = placesIn(last?.value ?? null).join(', ')
  if (last?.status === 'active') return places || 'running'
  return [last?.status ?? '', places].filter(Boolean).join(': ')
}

/** The charts that run, each with its children and the calls that it waits for, and those that have ended. */
export function ActorList({ actors, chosen, onChoose }: ActorListProps) {
  const running = runningTree(actors)
  const ended = actors.filter((actor) => actor.chart !== null && !isRunning(actor)).toReversed()
  const row = (actor: Actor) => (
    <button
      type="button"
      className="row"
      aria-current={actor.key === chosen}
      onClick={() => onChoose(actor.key)}
    >
      <b>{actor.name}</b>
      <small>{wordOf(actor)}</small>
    </button>
  )
  const branch = ({ actor, charts, calls }: Branch) => (
    <li key={actor.key}>
      {row(actor)}
      {calls.length > 0 && (
        <ul className="calls">
          {calls.map((call) => (
            <li key={call.key}>waits for {call.name}</li>
          ))}
        </ul>
      )}
      {charts.length > 0 && <ul className="children">{charts.map(branch)}</ul>}
    </li>
  )
  return (
    <section aria-labelledby="running">
      <h2 id="running">Running</h2>
      {running.length === 0 ? <p className="quiet">No chart runs.</p> : <ul>{running.map(branch)}</ul>}
      {ended.length > 0 && (
        <details>
          <summary>Ended ({ended.length})</summary>
          <ul>
            {ended.slice(0, 50).map((actor) => (
              <li key={actor.key}>{row(actor)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
