import { messageOf } from '#descriptor/envelope.ts'
import { type Operation, requestOf } from '#descriptor/operation.ts'
import { isRecord } from '#descriptor/read.ts'
import { isSilent, isTruthy, type ParsedResponse } from '#descriptor/success.ts'
import type { SendRequest } from '#session/dpop-fetch.ts'
import { readable } from '#session/readable.ts'
import { text } from '#text/text.ts'
import { Refused, Unreachable } from './errors.ts'
import { exchange, type SendOptions } from './send.ts'

export interface UploadOptions extends Pick<SendOptions, 'signal' | 'timeout'> {
  /** The other fields of the form. */
  readonly fields?: Readonly<Record<string, string>>
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Uploads a file in the form field `file` by a call and returns its address; never repeated by itself. */
export async function uploadFile(
  operation: Operation,
  file: File,
  { fields = {}, onProgress = () => {}, ...options }: UploadOptions = {},
): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  const through = xhrFetch(form, onProgress)
  return addressIn(await exchange(requestOf(operation), { ...options, through }), operation)
}

/**
 * The address in a successful response to an upload: `data.url`, `url`, `data`, or the first of `results`, or the `url` of the
 * record in the shape of the call. A response without content leaves open whether the file was stored.
 */
export function addressIn(response: ParsedResponse, operation: Operation): string {
  const { body } = response
  const { succeeds = isTruthy, record, failure } = operation
  const found = succeeds.holds(response) ? find(record ? record.read(body) : body) : ''
  if (found !== '') return found
  if (isSilent(body)) throw new Unreachable('unreadable', { sent: true })
  throw new Refused(
    response.status,
    readable(messageOf(body, failure)),
    {},
    text('Ảnh chưa tải lên được. Bạn thử lại nhé.'),
  )
}

function find(body: unknown): string {
  if (typeof body === 'string') return body
  if (Array.isArray(body)) return find(body[0])
  if (!isRecord(body)) return ''
  return find(body.data) || find(body.url) || find(body.results)
}

/**
 * Sends a form by XMLHttpRequest, the only one with upload progress: fetch needs HTTP/2 for that, in Chromium.
 * Rejects as fetch does: a `TypeError` for the network, an `AbortError` when the request's signal is aborted.
 */
function xhrFetch(form: FormData, onProgress: (share: number) => void): SendRequest {
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
