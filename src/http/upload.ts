import { messageOf } from '#descriptor/envelope.ts'
import { type Operation, requestOf } from '#descriptor/operation.ts'
import { isRecord } from '#descriptor/read.ts'
import { isSilent, isTruthy, type ParsedResponse } from '#descriptor/success.ts'
import { readable } from '#session/readable.ts'
import { text } from '#text/text.ts'
import { Refused, Unreachable } from './errors.ts'
import { exchange, type SendOptions } from './send.ts'
import { xhrFetch } from './xhr-fetch.ts'

export interface UploadOptions extends Pick<SendOptions, 'signal' | 'timeout'> {
  /** The other fields of the form. */
  readonly fields?: Readonly<Record<string, string>>
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Uploads a file in the form field `file` by a call and gives its address; never repeated by itself. */
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
