/** Sends a file with progress in bytes. XMLHttpRequest, since fetch tells upload progress over HTTP/2 only. */
import type { AnswerOf, Endpoint } from '#contract/endpoints/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { bearer } from '#src/api/bearer.ts'
import { headersFor, settle } from '#src/api/client.ts'
import type { Failure } from '#src/api/failure.ts'
import { addressOf, answerOf, bodyOf, type InputTo } from '#src/api/request.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'

export interface UploadProgress {
  /** bytes handed to the network, of the whole request */
  loaded: number
  /** bytes of the whole request, a little more than the file's */
  total: number
}

/**
 * @param watch `onProgress` hears of bytes, `signal` gives up
 * @throws Failure
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: InputTo<E>,
  watch: { onProgress?: (progress: UploadProgress) => void; signal?: AbortSignal } = {},
): Promise<AnswerOf<E>> {
  return new Promise((resolve, reject: (failure: Failure) => void) => {
    const turn = bearer.begin()
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    const end = (failure: Failure) => {
      watch.signal?.removeEventListener('abort', giveUp)
      reject(failure)
    }
    if (watch.signal?.aborted) {
      end({ kind: 'aborted' })
      return
    }
    watch.signal?.addEventListener('abort', giveUp)
    request.open(endpoint.method, addressOf(endpoint, input, runtimeConfig().apiBase))
    for (const [name, value] of Object.entries(headersFor(endpoint))) request.setRequestHeader(name, value)
    request.timeout = limits.requestTimeout
    request.upload.onprogress = ({ loaded, total }) => watch.onProgress?.({ loaded, total })
    request.onabort = () => end({ kind: 'aborted' })
    request.onerror = () => end({ kind: 'network' })
    request.ontimeout = () => end({ kind: 'timeout' })
    request.onload = () => {
      watch.signal?.removeEventListener('abort', giveUp)
      const failure = settle(endpoint, turn, {
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        text: request.responseText,
      })
      if (failure) return reject(failure)
      try {
        resolve(answerOf(endpoint, request.responseText))
      } catch (malformed) {
        reject(malformed as Failure)
      }
    }
    request.send(bodyOf(endpoint, input) as XMLHttpRequestBodyInit)
  })
}
