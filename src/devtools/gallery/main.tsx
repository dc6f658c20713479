/** Development only: every part that takes props, in its states. Open /application/src/devtools/gallery/. */
import { createRoot } from 'react-dom/client'
import { interfaceLanguages } from '#contract/enums.ts'
import { answerFromSamples } from '#src/devtools/gallery/answerFromSamples.ts'
import { Chooser } from '#src/devtools/gallery/Chooser.tsx'
import { readLook } from '#src/devtools/gallery/look.ts'
import { prepareLook, StoryPage } from '#src/devtools/gallery/StoryPage.tsx'
import { Surroundings } from '#src/devtools/gallery/Surroundings.tsx'

answerFromSamples()
const root = createRoot(document.getElementById('root') as HTMLElement)

async function show() {
  const { hash } = window.location
  const look = readLook(hash)
  await prepareLook(look ?? { story: '', language: interfaceLanguages[0], theme: 'light' })
  root.render(<Surroundings>{look ? <StoryPage hash={hash} /> : <Chooser />}</Surroundings>)
}

window.addEventListener('hashchange', show)
await show()
