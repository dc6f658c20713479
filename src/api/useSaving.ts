import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { savingMachine } from '#machines/saving/saving.machine.ts'

/** What a page shows of a save; undefined while its step saves nothing. */
export function useSaving(saving: ActorRefFrom<typeof savingMachine> | undefined) {
  return {
    busy: useSelector(saving, (s) => s?.hasTag('busy') ?? false),
    /** for the dialog of the conflict with another tab */
    conflict: {
      open: useSelector(saving, (s) => s?.hasTag('dialog') ?? false),
      onTakeTheirs: () => saving?.send({ type: 'reload' }),
      onKeepMine: () => saving?.send({ type: 'overwrite' }),
      onClose: () => saving?.send({ type: 'cancel' }),
    },
  }
}
