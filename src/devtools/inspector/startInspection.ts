import { createBroadcaster } from '#src/devtools/inspector/broadcaster.ts'
import { showInspectButton } from '#src/devtools/inspector/inspectButton.ts'
import { channelName } from '#src/devtools/inspector/message.ts'
import { createRecorder } from '#src/devtools/inspector/recorder.ts'
import { tellPathTests } from '#src/devtools/inspector/tellPathTests.ts'
import { readWish } from '#src/devtools/inspector/wish.ts'
import { hearCharts } from '#src/platform/inspection.ts'
import { sessionStore } from '#src/platform/storage.ts'

const viewerPage = `${import.meta.env.BASE_URL}src/devtools/inspector/viewer/`

/** How long a viewer that is open already may take to answer, in milliseconds. */
const answerTimeout = 500

/** Without an opener: a window that was opened by this one would get a copy of its session storage, with the token. */
const openViewer = () => window.open(viewerPage, '_blank', 'noopener,popup,width=1600,height=1000')

const pageNumber = () => crypto.randomUUID().slice(0, 8)

/** Development only. Before the first chart starts: tells viewers what happens, and opens one where that is wanted. */
export async function startInspection(): Promise<void> {
  if (import.meta.env.MODE === 'walked') return tellPathTests()
  const broadcaster = createBroadcaster(pageNumber(), () => new BroadcastChannel(channelName))
  broadcaster.enter()
  // a page with an open channel can't be kept by the browser, and going back to it must stay what it is in production
  window.addEventListener('pagehide', () => broadcaster.leave())
  window.addEventListener('pageshow', () => broadcaster.enter())
  hearCharts(createRecorder(broadcaster.tell, () => performance.now()))

  const wish = readWish(window.location.search, sessionStore)
  if (wish === 'stately') {
    const { connectStately } = await import('#src/devtools/inspector/stately.ts')
    const { inspect, open } = connectStately(window)
    hearCharts(inspect)
    open()
    showInspectButton('Open Stately’s inspector', open)
    return
  }
  showInspectButton('Inspect charts', openViewer)
  if (wish === 'viewer') setTimeout(() => broadcaster.hasViewer() || openViewer(), answerTimeout)
}
