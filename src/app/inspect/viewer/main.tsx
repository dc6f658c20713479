/** Development only: the viewer of charts, opened by `?inspect` or the button at the edge of a page. */
import { createRoot } from 'react-dom/client'
import { channelName, type Message } from '#src/app/inspect/message.ts'
import { createReel } from '#src/app/inspect/viewer/reel.ts'
import { Viewer } from '#src/app/inspect/viewer/Viewer.tsx'

const channel = new BroadcastChannel(channelName)
const greet = () => channel.postMessage({ kind: 'hello' } satisfies Message)
const reel = createReel(greet)
channel.addEventListener('message', ({ data }) => reel.hear(data))
greet()

const root = document.getElementById('viewer')
if (root) createRoot(root).render(<Viewer reel={reel} />)
