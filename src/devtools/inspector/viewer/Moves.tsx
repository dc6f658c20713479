import type { Move, Step, Tried } from '#src/devtools/inspector/message.ts'
import { atlas, wayOf } from '#src/devtools/inspector/viewer/atlas.ts'
import type { Actor } from '#src/devtools/inspector/viewer/eventLog.ts'

const wordOfVerdict = (move: Move, { transition, verdict }: Tried): string => {
  if (verdict !== 'passed') return verdict
  return move.taken.includes(transition) ? 'taken' : 'passed'
}
const signs: Readonly<Record<string, string>> = { taken: '✓', refused: '✕', threw: '!', passed: '○' }

function MoveTable({ chart, move }: { chart: string; move: Move }) {
  const { event, tried } = move
  if (tried.length === 0) return <p className="quiet">No transition of the active states takes {event}.</p>
  const sheet = atlas.get(chart)
  return (
    <table>
      <caption>{event === 'always' ? 'Then, without an event' : event}</caption>
      <thead>
        <tr>
          <th scope="col">Verdict</th>
          <th scope="col">Guard</th>
          <th scope="col">Transition</th>
        </tr>
      </thead>
      <tbody>
        {tried.map((one) => {
          const word = wordOfVerdict(move, one)
          const transition = sheet?.transitions.get(one.transition)
          return (
            <tr key={one.transition} className={word}>
              <td>
                <span aria-hidden>{signs[word]}</span> {word}
              </td>
              <td>{one.guard ?? <span className="quiet">none</span>}</td>
              <td>{transition ? wayOf(transition) : one.transition}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const summaryOf = ({ event, heard, status, moves }: Step): string => {
  if (!heard) return `The actor had ended before: ${event} was lost.`
  if (status === 'error') return 'The actor failed.'
  if (event === 'xstate.init') return 'It was started.'
  if (event === 'xstate.stop') return 'It was stopped.'
  const taken = moves.flatMap((move) => move.taken).length
  return taken === 0
    ? 'Nothing was taken.'
    : `${taken === 1 ? 'One transition was' : `${taken} transitions were`} taken.`
}

/** The last event of an actor: which guards were tried, which refused, what was taken. */
export function Moves({ actor }: { actor: Actor | null }) {
  const step = actor?.last ?? null
  return (
    <section className="moves" aria-labelledby="moves">
      <h2 id="moves">Last event</h2>
      {step === null || actor?.chart == null ? (
        <p className="quiet">Nothing has happened yet.</p>
      ) : (
        <>
          <p>
            <code>{step.event}</code> {summaryOf(step)}
            {step.tags.length > 0 && <span className="tags">{step.tags.join(' ')}</span>}
          </p>
          {step.moves.map((move, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the moves of a step are a sequence that never changes
            <MoveTable key={index} chart={actor.chart ?? ''} move={move} />
          ))}
        </>
      )}
    </section>
  )
}
