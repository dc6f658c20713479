import type { ComponentType } from 'react'
import { dialogStories } from '#src/devtools/gallery/stories/dialogs.tsx'
import { documentStories } from '#src/devtools/gallery/stories/documents.tsx'
import { FailureTexts } from '#src/devtools/gallery/stories/FailureTexts.tsx'
import { fieldStories } from '#src/devtools/gallery/stories/fields.tsx'
import { formStories } from '#src/devtools/gallery/stories/forms.tsx'
import { layoutStories } from '#src/devtools/gallery/stories/layout.tsx'
import { messageStories } from '#src/devtools/gallery/stories/messages.tsx'
import { stepStories } from '#src/devtools/gallery/stories/steps.tsx'
import { viewerStories } from '#src/devtools/gallery/stories/viewer.tsx'

export type Stories = Readonly<Record<string, ComponentType>>

/** Every story by its name; one for a part, with all of its states. */
export const stories: Stories = {
  ...fieldStories,
  ...formStories,
  ...messageStories,
  ...dialogStories,
  ...layoutStories,
  ...documentStories,
  ...stepStories,
  ...viewerStories,
  FailureTexts,
}
