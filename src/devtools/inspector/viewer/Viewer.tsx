import { useState, useSyncExternalStore } from 'react'
import { ActorList } from '#src/devtools/inspector/viewer/ActorList.tsx'
import { ChartList } from '#src/devtools/inspector/viewer/ChartList.tsx'
import { Drawing } from '#src/devtools/inspector/viewer/Drawing.tsx'
import type { Actor } from '#src/devtools/inspector/viewer/eventLog.ts'
import { Log } from '#src/devtools/inspector/viewer/Log.tsx'
import { Moves } from '#src/devtools/inspector/viewer/Moves.tsx'
import { Player } from '#src/devtools/inspector/viewer/Player.tsx'
import { TopBar } from '#src/devtools/inspector/viewer/TopBar.tsx'
import type { Shown, Timeline } from '#src/devtools/inspector/viewer/timeline.ts'

/** What is looked at: whatever moved last, one actor, or a chart without one. */
export type Looking =
  | { readonly at: 'latest' }
  | { readonly at: 'actor'; readonly key: string }
  | { readonly at: 'chart'; readonly id: string }

/** The actor of a chart that came into another state last. */
const latestIn = ({ eventLog }: Shown): Actor | null => {
  const entry = eventLog.entries.findLast(({ actor, moved }) => actor.chart !== null && moved)
  return eventLog.actor(entry?.actor.key ?? null)
}

export function Viewer({ timeline }: { timeline: Timeline }) {
  const shown = useSyncExternalStore(timeline.subscribe, timeline.shown)
  const [looking, look] = useState<Looking>({ at: 'latest' })
  const [showsCoverage, setShowsCoverage] = useState(false)
  const { eventLog } = shown
  const actor =
    looking.at === 'latest' ? latestIn(shown) : looking.at === 'actor' ? eventLog.actor(looking.key) : null
  const chart = looking.at === 'chart' ? looking.id : (actor?.chart ?? null)

  return (
    <div className="viewer">
      <TopBar
        shown={shown}
        timeline={timeline}
        follows={looking.at === 'latest'}
        onFollow={(follows) =>
          look(follows ? { at: 'latest' } : actor ? { at: 'actor', key: actor.key } : { at: 'latest' })
        }
        showsCoverage={showsCoverage}
        onCoverage={setShowsCoverage}
      />
      <nav className="side" aria-label="Actors and charts">
        <ActorList
          actors={eventLog.actors}
          chosen={actor?.key ?? null}
          onChoose={(key) => look({ at: 'actor', key })}
        />
        <ChartList
          eventLog={shown.all}
          chosen={looking.at === 'chart' ? looking.id : null}
          onChoose={(id) => look({ at: 'chart', id })}
        />
      </nav>
      <main className="stage">
        <Drawing
          chart={chart}
          actor={actor}
          seen={chart === null ? new Map() : shown.all.seen(chart)}
          showsCoverage={showsCoverage || looking.at === 'chart'}
        />
        <Moves actor={actor} />
      </main>
      <Log
        entries={shown.all.entries}
        at={shown.at}
        chosen={actor?.key ?? null}
        onChoose={(index, key) => {
          timeline.goTo(index + 1)
          look({ at: 'actor', key })
        }}
      />
      <Player timeline={timeline} shown={shown} />
    </div>
  )
}
