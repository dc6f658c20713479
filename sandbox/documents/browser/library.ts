/** The library through the service's personal-document API. */
import type { PersonalDocument, PersonalDocumentInput } from '#contract/entities/document.ts'
import type { Profile } from '#contract/entities/profile.ts'
import type { LibraryPageData } from '../libraryPageData.ts'
import { forgetToken, keepToken, token } from './session.ts'

const base = '/api/v1/personal-document'

/** `code` is the service's error code, `EXPIRED` for a session that ended, or `OFFLINE` for no answer. */
export class LibraryFailure extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The service's error code in an answer's body. */
export const codeIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'SERVICE_ERROR'

async function call(data: LibraryPageData, path: string, method = 'GET'): Promise<Response> {
  const headers = { authorization: `Bearer ${token()}` }
  const answer = await fetch(`${data.api}${path}`, { method, headers, cache: 'no-store' }).catch(() => {
    throw new LibraryFailure('OFFLINE')
  })
  if (answer.status === 401) {
    forgetToken()
    throw new LibraryFailure('EXPIRED')
  }
  keepToken(answer)
  if (!answer.ok) throw new LibraryFailure(codeIn(await answer.json().catch(() => null)))
  return answer
}

export const profile = async (data: LibraryPageData): Promise<Profile> =>
  (await call(data, '/profile')).json()

export const list = async (data: LibraryPageData): Promise<PersonalDocument[]> =>
  (await call(data, `${base}/list`)).json()

export const remove = async (data: LibraryPageData, id: string): Promise<void> => {
  await call(data, `${base}/${id}`, 'DELETE')
}

export const bytes = async (data: LibraryPageData, id: string, thumb: boolean): Promise<Blob> =>
  (await call(data, `${base}/${id}/download${thumb ? '/thumb' : ''}`)).blob()

/** Uploads one document. XMLHttpRequest, because fetch tells nothing of the bytes that have left. */
export function upload(
  data: LibraryPageData,
  value: PersonalDocumentInput,
  file: File,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<PersonalDocument> {
  const body = new FormData()
  body.append('value', new Blob([JSON.stringify(value)], { type: 'application/json' }))
  body.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${data.api}${base}`)
    request.setRequestHeader('authorization', `Bearer ${token()}`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', (event) => progress(event.loaded / Math.max(event.total, 1)))
    request.addEventListener('load', () => {
      const bearer = request.getResponseHeader('authorization')
      if (bearer) keepToken(new Response(null, { headers: { authorization: bearer } }))
      if (request.status === 401) forgetToken()
      if (request.status >= 200 && request.status < 300) resolve(request.response)
      else reject(new LibraryFailure(request.status === 401 ? 'EXPIRED' : codeIn(request.response)))
    })
    request.addEventListener('error', () => reject(new LibraryFailure('OFFLINE')))
    request.addEventListener('abort', () => reject(new LibraryFailure('CANCELLED')))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
