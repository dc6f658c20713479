/** Development only: the viewer of charts, opened by `?inspect` or the button at the edge of a page. */
import { createRoot } from 'react-dom/client'
import { channelName, type Message } from '#src/devtools/inspector/message.ts'
import { createTimeline } from '#src/devtools/inspector/viewer/timeline.ts'
import { Viewer } from '#src/devtools/inspector/viewer/Viewer.tsx'

const channel = new BroadcastChannel(channelName)
const greet = () => channel.postMessage({ kind: 'hello' } satisfies Message)
const timeline = createTimeline(greet)
channel.addEventListener('message', ({ data }) => timeline.hear(data))
greet()

const root = document.getElementById('viewer')
if (root) createRoot(root).render(<Viewer timeline={timeline} />)
