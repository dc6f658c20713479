import { useEffect, useState } from 'react'
import type { Shown, Timeline } from '#src/devtools/inspector/viewer/timeline.ts'

/** How long a step stays when it is played, in milliseconds. */
const pace = 700

/** Goes through what has happened, step by step. */
export function Player({ timeline, shown: { at, end } }: { timeline: Timeline; shown: Shown }) {
  const [isPlaying, setIsPlaying] = useState(false)
  const isAtEnd = at === end

  useEffect(() => {
    if (!isPlaying) return
    if (isAtEnd) return setIsPlaying(false)
    const timer = setTimeout(() => timeline.goTo(at + 1 === end ? null : at + 1), pace)
    return () => clearTimeout(timer)
  }, [isPlaying, isAtEnd, at, end, timeline])

  const play = () => {
    if (isAtEnd) timeline.goTo(0)
    setIsPlaying(!isPlaying)
  }
  return (
    <section className="player" aria-label="Replay">
      <button type="button" disabled={at === 0} onClick={() => timeline.goTo(0)}>
        First
      </button>
      <button type="button" disabled={at === 0} onClick={() => timeline.goTo(at - 1)}>
        Back
      </button>
      <button type="button" disabled={end === 0} aria-pressed={isPlaying} onClick={play}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <button type="button" disabled={isAtEnd} onClick={() => timeline.goTo(at + 1 === end ? null : at + 1)}>
        Next
      </button>
      <button type="button" disabled={isAtEnd} onClick={() => timeline.goTo(null)}>
        Last
      </button>
      <input
        type="range"
        aria-label="Step"
        min={0}
        max={end}
        value={at}
        disabled={end === 0}
        onChange={({ target }) => timeline.goTo(Number(target.value) === end ? null : Number(target.value))}
      />
      <output>
        step {at} of {end}
      </output>
    </section>
  )
}
