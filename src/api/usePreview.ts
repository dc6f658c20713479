import { useSelector } from '@xstate/react'
import { type PreviewedDocument, previewMachine } from '#machines/preview/preview.machine.ts'
import { download } from '#src/api/client.ts'
import { documentCalls } from '#src/api/documentCalls.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { usePicture } from '#src/api/usePicture.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { saveFile } from '#src/platform/saveFile.ts'
import { useChart } from '#src/platform/useChart.ts'

const previewWithActors = previewMachine.provide({
  actors: {
    loadDocument: fromCall<unknown, PreviewedDocument>(async ({ input: { kind, id }, signal }) => {
      const { blob } = await download(documentCalls[kind].whole, { params: { id }, signal })
      return blob
    }),
  },
})

/**
 * One preview for a page: `show` opens it, `dialog` goes to PreviewDialog. The small picture and the document are asked for
 * together; the picture is there first.
 */
export function usePreview() {
  const actor = useChart(previewWithActors)
  useEmitted(actor)
  const state = useSelector(actor, (s) => s.value)
  const document = useSelector(actor, (s) => s.context.document)
  // the chart keeps what `loadDocument` answered
  const bytes = useSelector(actor, (s) => s.context.bytes as Blob | null)
  const thumbnail = usePicture(
    document?.kind ?? 'submittedFile',
    document && state !== 'closed' ? document.id : null,
  )
  return {
    show: (shown: PreviewedDocument) => actor.send({ type: 'open', document: shown }),
    dialog: {
      state,
      name: document?.name ?? '',
      bytes,
      thumbnail,
      onClose: () => actor.send({ type: state === 'askingHome' ? 'cancel' : 'close' }),
      onRetry: () => actor.send({ type: 'retry' }),
      onHome: () => actor.send({ type: 'confirm' }),
      onDownload: () => {
        if (document && bytes) saveFile(bytes, document.name)
      },
    },
  }
}
