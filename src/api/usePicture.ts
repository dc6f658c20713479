import { useMemo, useSyncExternalStore } from 'react'
import type { DocumentKind } from '#machines/preview/preview.machine.ts'
import { download } from '#src/api/client.ts'
import { documentCalls } from '#src/api/documentCalls.ts'

/** A picture in memory, for as long as it is subscribed to: loaded with the subscription, given back with its end. */
export function createPicture(load: (signal: AbortSignal) => Promise<Blob>) {
  let address: string | null = null
  return {
    subscribe(listener: () => void) {
      const loading = new AbortController()
      load(loading.signal).then(
        (blob) => {
          if (loading.signal.aborted) return
          address = URL.createObjectURL(blob)
          listener()
        },
        // a picture is an extra: without it an icon is shown
        () => undefined,
      )
      return () => {
        loading.abort()
        if (address) URL.revokeObjectURL(address)
        address = null
      }
    },
    getSnapshot: () => address,
  }
}

const noPicture = { subscribe: () => () => undefined, getSnapshot: () => null }

/**
 * The small picture of a document, for `src`; null until it is there.
 * @param id of the document; null asks for nothing
 */
export function usePicture(kind: DocumentKind, id: string | null): string | null {
  const { subscribe, getSnapshot } = useMemo(() => {
    if (id === null) return noPicture
    const { thumb } = documentCalls[kind]
    return createPicture(async (signal) => (await download(thumb, { params: { id }, signal })).blob)
  }, [kind, id])
  return useSyncExternalStore(subscribe, getSnapshot)
}
