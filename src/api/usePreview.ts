/** The preview of a document behind a call that needs the bearer. */
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import type { downloadReceipt, downloadReceiptThumb } from '#contract/endpoints/payment.ts'
import type {
  downloadPersonalDocument,
  downloadPersonalDocumentThumb,
} from '#contract/endpoints/personalDocument.ts'
import {
  type downloadFormDocument,
  type downloadFormDocumentThumb,
  type downloadSubmittedFile,
  downloadSubmittedFileThumb,
} from '#contract/endpoints/submission.ts'
import { previewMachine } from '#machines/preview/preview.machine.ts'
import { download } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { usePicture } from '#src/api/usePicture.ts'
import { useEmitted } from '#src/platform/outlet.ts'
import { saveFile } from '#src/platform/saveFile.ts'
import { useChart } from '#src/platform/useChart.ts'

type Whole =
  | { whole: typeof downloadPersonalDocument; thumb: typeof downloadPersonalDocumentThumb }
  | { whole: typeof downloadSubmittedFile; thumb: typeof downloadSubmittedFileThumb }
  | { whole: typeof downloadFormDocument; thumb: typeof downloadFormDocumentThumb }
  | { whole: typeof downloadReceipt; thumb: typeof downloadReceiptThumb }

/** What is looked at: its calls, the id that they take, and the name that its file has. */
export type Previewed = Whole & { readonly id: string; readonly name: string }

interface Loaded {
  readonly of: Previewed
  readonly bytes: Blob
}

/**
 * One preview for a page: `show` opens it, `dialog` goes to PreviewDialog. The small picture and the document are asked for
 * together; the picture is there first.
 */
export function usePreview() {
  const [shown, setShown] = useState<Previewed | null>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const wanted = useRef<Previewed | null>(null)
  const [chart] = useState(() =>
    previewMachine.provide({
      actors: {
        loadDocument: fromCall<void, undefined>(async ({ signal }) => {
          const of = wanted.current
          if (!of) throw new Error('a preview of nothing was opened')
          const { blob } = await download(of.whole, { params: { id: of.id }, signal })
          if (!signal.aborted) setLoaded({ of, bytes: blob })
        }),
      },
    }),
  )
  const actor = useChart(chart)
  useEmitted(actor)
  const state = useSelector(actor, (s) => s.value)
  const isOpen = state !== 'closed'
  const picture = usePicture(shown?.thumb ?? downloadSubmittedFileThumb, isOpen && shown ? shown.id : null)
  const bytes = loaded && loaded.of === shown && isOpen ? loaded.bytes : null
  return {
    show(of: Previewed) {
      wanted.current = of
      setShown(of)
      setLoaded(null)
      actor.send({ type: 'open' })
    },
    dialog: {
      state,
      name: shown?.name ?? '',
      bytes,
      thumbnail: picture.address,
      onClose: () => actor.send({ type: state === 'askingHome' ? 'cancel' : 'close' }),
      onRetry: () => actor.send({ type: 'retry' }),
      onHome: () => actor.send({ type: 'confirm' }),
      onDownload: () => {
        if (shown && bytes) saveFile(bytes, shown.name)
      },
    },
  }
}
