import { atlas } from '#src/devtools/inspector/viewer/atlas.ts'
import { coverageOf, type EventLog } from '#src/devtools/inspector/viewer/eventLog.ts'

interface ChartListProps {
  readonly eventLog: EventLog
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/** Every chart of the product, and how much of it has been seen so far. */
export function ChartList({ eventLog, chosen, onChoose }: ChartListProps) {
  return (
    <section aria-labelledby="charts">
      <h2 id="charts">All charts, seen so far</h2>
      <ul>
        {[...atlas.keys()].map((id) => {
          const { states, transitions } = coverageOf(id, eventLog.seen(id))
          const share = transitions[1] === 0 ? 1 : transitions[0] / transitions[1]
          return (
            <li key={id}>
              <button type="button" className="row" aria-current={id === chosen} onClick={() => onChoose(id)}>
                <b>{id}</b>
                <small>
                  {states.join('/')} states, {transitions.join('/')} transitions
                </small>
                <span className="bar" aria-hidden>
                  <span className="fill" style={{ inlineSize: `${share * 100}%` }} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
