import { useState, useSyncExternalStore } from 'react'
import { ActorList } from '#src/app/inspect/viewer/ActorList.tsx'
import type { Actor } from '#src/app/inspect/viewer/album.ts'
import { ChartList } from '#src/app/inspect/viewer/ChartList.tsx'
import { Drawing } from '#src/app/inspect/viewer/Drawing.tsx'
import { Log } from '#src/app/inspect/viewer/Log.tsx'
import { Moves } from '#src/app/inspect/viewer/Moves.tsx'
import { Player } from '#src/app/inspect/viewer/Player.tsx'
import type { Reel, Shown } from '#src/app/inspect/viewer/reel.ts'
import { TopBar } from '#src/app/inspect/viewer/TopBar.tsx'

/** What is looked at: whatever moved last, one actor, or a chart without one. */
export type Looking =
  | { readonly at: 'latest' }
  | { readonly at: 'actor'; readonly key: string }
  | { readonly at: 'chart'; readonly id: string }

/** The actor of a chart that came into another state last. */
const latestIn = ({ album }: Shown): Actor | null => {
  const entry = album.entries.findLast(({ actor, moved }) => actor.chart !== null && moved)
  return album.actor(entry?.actor.key ?? null)
}

export function Viewer({ reel }: { reel: Reel }) {
  const shown = useSyncExternalStore(reel.subscribe, reel.shown)
  const [looking, look] = useState<Looking>({ at: 'latest' })
  const [showsCoverage, setShowsCoverage] = useState(false)
  const { album } = shown
  const actor =
    looking.at === 'latest' ? latestIn(shown) : looking.at === 'actor' ? album.actor(looking.key) : null
  const chart = looking.at === 'chart' ? looking.id : (actor?.chart ?? null)

  return (
    <div className="viewer">
      <TopBar
        shown={shown}
        reel={reel}
        follows={looking.at === 'latest'}
        onFollow={(follows) =>
          look(follows ? { at: 'latest' } : actor ? { at: 'actor', key: actor.key } : { at: 'latest' })
        }
        showsCoverage={showsCoverage}
        onCoverage={setShowsCoverage}
      />
      <nav className="side" aria-label="Actors and charts">
        <ActorList
          actors={album.actors}
          chosen={actor?.key ?? null}
          onChoose={(key) => look({ at: 'actor', key })}
        />
        <ChartList
          album={shown.all}
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
          reel.goTo(index + 1)
          look({ at: 'actor', key })
        }}
      />
      <Player reel={reel} shown={shown} />
    </div>
  )
}
