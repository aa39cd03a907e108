import type { SendRequest } from '#session/dpop-fetch.ts'

/**
 * Sends a form by XMLHttpRequest, the only one with upload progress: fetch needs HTTP/2 for that, in Chromium.
 * Rejects as fetch does: a `TypeError` for the network, an `AbortError` when the request's signal is aborted.
 */
export function xhrFetch(form: FormData, onProgress: (share: number) => void): SendRequest {
  return (request) => {
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
      xhr.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      )
      xhr.addEventListener('load', () => resolve(responseOf(xhr)))
      xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      xhr.addEventListener('abort', () => reject(request.signal.reason))
      request.signal.addEventListener('abort', () => xhr.abort())
      if (request.signal.aborted) reject(request.signal.reason)
      else xhr.send(form)
    })
  }
}

function responseOf(xhr: XMLHttpRequest): Response {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const empty = [204, 205, 304].includes(xhr.status)
  return new Response(empty ? null : xhr.responseText, { status: xhr.status, headers })
}
