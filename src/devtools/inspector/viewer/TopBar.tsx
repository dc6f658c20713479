import { type ChangeEvent, useState } from 'react'
import { outdatedIn, readTrace, TraceError, writeTrace } from '#src/devtools/inspector/viewer/readTrace.ts'
import type { Shown, Timeline } from '#src/devtools/inspector/viewer/timeline.ts'

interface TopBarProps {
  readonly shown: Shown
  readonly timeline: Timeline
  readonly follows: boolean
  readonly onFollow: (follows: boolean) => void
  readonly showsCoverage: boolean
  readonly onCoverage: (shows: boolean) => void
}

function save(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'charts.trace.json'
  link.click()
  URL.revokeObjectURL(address)
}

const standing = ({ file, pages }: Shown): string => {
  if (file !== null) return `Trace ${file}`
  if (pages === 0) return 'Waiting for a page of the application'
  return pages === 1 ? 'Live: one page' : `Live: ${pages} pages`
}

/** What is shown, and what can be done with it. */
export function TopBar({ shown, timeline, follows, onFollow, showsCoverage, onCoverage }: TopBarProps) {
  const [problem, setProblem] = useState<string | null>(null)

  async function openTrace({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    try {
      const trace = readTrace(await file.text())
      const outdated = outdatedIn(trace)
      setProblem(
        outdated.length === 0 ? null : `The charts of today do not have: ${outdated.slice(0, 5).join('; ')}.`,
      )
      timeline.play(file.name, trace)
    } catch (error) {
      if (!(error instanceof TraceError)) throw error
      setProblem(error.message)
    }
  }

  return (
    <header className="top">
      <h1>Charts</h1>
      <p role="status" className={shown.file === null && shown.pages > 0 ? 'standing live' : 'standing'}>
        {standing(shown)}
      </p>
      <div className="tools">
        <button type="button" aria-pressed={follows} onClick={() => onFollow(!follows)}>
          Follow
        </button>
        <button type="button" aria-pressed={showsCoverage} onClick={() => onCoverage(!showsCoverage)}>
          Coverage
        </button>
        <button
          type="button"
          disabled={shown.end === 0}
          onClick={() => save(writeTrace(timeline.messages()))}
        >
          Save trace
        </button>
        <label className="file">
          <input type="file" accept="application/json,.json" onChange={openTrace} />
          <span className="name">Open trace</span>
        </label>
        {shown.file !== null && (
          <button
            type="button"
            onClick={() => {
              setProblem(null)
              timeline.live()
            }}
          >
            Back to live
          </button>
        )}
        <button type="button" disabled={shown.end === 0} onClick={timeline.forget}>
          Forget
        </button>
      </div>
      {problem !== null && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </header>
  )
}
