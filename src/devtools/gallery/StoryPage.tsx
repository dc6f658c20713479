import { useEffect } from 'react'
import { textGroups } from '#locales/textIds.gen.ts'
import { type Look, readLook } from '#src/devtools/gallery/look.ts'
import { stories } from '#src/devtools/gallery/stories.ts'
import { loadTexts, switchLanguage } from '#src/i18n/loadTexts.ts'
import { Toaster } from '#src/ui/Toaster.tsx'
import { closeAllToasts } from '#src/ui/toasts.ts'

/** Brings what the look needs, and shows it. */
export async function prepareLook({ language, theme }: Look): Promise<void> {
  closeAllToasts()
  await Promise.all([loadTexts(textGroups), switchLanguage(language)])
  document.documentElement.classList.toggle('dark', theme === 'dark')
}

/** One story alone, as large as the window. */
export function StoryPage({ hash }: { hash: string }) {
  const name = readLook(hash)?.story ?? ''
  const Story = stories[name]
  useEffect(() => {
    document.documentElement.dataset.shown = hash
  }, [hash])
  return (
    <>
      {Story ? <Story key={hash} /> : <p>There is no story {name}</p>}
      <Toaster />
    </>
  )
}
