/**
 * Word between the tabs of one browser that something was done for a submission (an attempt begun, a result learnt), so
 * that no tab goes on offering what another has settled. It carries the submission's id and a number of the page that
 * tells; what became of it is asked of the service.
 */
const channelName = 'candidatura-submissions'

/** A page does not listen to itself, though its own listener hears the channel too. */
const thisPage = Math.random()

interface News {
  readonly submissionId: string
  readonly from: number
}

/** Browsers without broadcast channels learn when the tab is looked at again. */
const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

/** Tells every other tab. */
export function tellOtherTabs(submissionId: string, from: number = thisPage): void {
  const channel = open()
  channel?.postMessage({ submissionId, from } satisfies News)
  channel?.close()
}

/** Another tab has done something for this submission. @returns the end of listening */
export function onSubmissionNews(submissionId: string, listener: () => void): () => void {
  const channel = open()
  channel?.addEventListener('message', ({ data }: MessageEvent<Partial<News> | null>) => {
    if (data?.submissionId === submissionId && data.from !== thisPage) listener()
  })
  return () => channel?.close()
}
