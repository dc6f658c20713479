/**
 * Word between the tabs of one browser that something was done for a submission (an attempt begun, a result learnt), so
 * that no tab goes on offering what another has settled. It carries the submission's id and nothing else; what became of
 * it is asked of the service.
 */
const channelName = 'candidatura-submissions'

/** Browsers without broadcast channels learn when the tab is looked at again. */
const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

/** Tells every other tab. */
export function tellOtherTabs(submissionId: string): void {
  const channel = open()
  channel?.postMessage(submissionId)
  channel?.close()
}

/** Another tab has done something for this submission. @returns the end of listening */
export function onSubmissionNews(submissionId: string, listener: () => void): () => void {
  const channel = open()
  channel?.addEventListener('message', ({ data }) => {
    if (data === submissionId) listener()
  })
  return () => channel?.close()
}
