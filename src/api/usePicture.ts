/** A thumbnail behind a call that needs the bearer: fetched, then shown from memory. */
import { useEffect, useState } from 'react'
import type { downloadReceiptThumb } from '#contract/endpoints/payment.ts'
import type { downloadPersonalDocumentThumb } from '#contract/endpoints/personalDocument.ts'
import type { downloadFormDocumentThumb, downloadSubmittedFileThumb } from '#contract/endpoints/submission.ts'
import { download } from '#src/api/client.ts'

/** Declarations whose answer is the bytes of one thing, named by its id. */
type PictureEndpoint =
  | typeof downloadReceiptThumb
  | typeof downloadSubmittedFileThumb
  | typeof downloadPersonalDocumentThumb
  | typeof downloadFormDocumentThumb

export interface Picture {
  /** for `src`; null until it is there */
  readonly address: string | null
  readonly failed: boolean
}

/** @param id of the thing; null asks for nothing */
export function usePicture(endpoint: PictureEndpoint, id: string | null): Picture {
  const [picture, setPicture] = useState<Picture>({ address: null, failed: false })
  useEffect(() => {
    if (id === null) return
    const asking = new AbortController()
    let address: string | null = null
    download(endpoint, { params: { id }, signal: asking.signal }).then(
      ({ blob }) => {
        if (asking.signal.aborted) return
        address = URL.createObjectURL(blob)
        setPicture({ address, failed: false })
      },
      () => {
        if (!asking.signal.aborted) setPicture({ address: null, failed: true })
      },
    )
    return () => {
      asking.abort()
      setPicture({ address: null, failed: false })
      if (address) URL.revokeObjectURL(address)
    }
  }, [endpoint, id])
  return picture
}
