import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { FailureText, Refusal } from '#descriptor/envelope.ts'
import { isRecord } from '#descriptor/read.ts'
import { isDatabaseUnavailable, isOutcomeUnknown } from '../db/database-unavailable.ts'
import { isDiskFull } from '../db/disk-full.ts'
import { keepCause } from './log.ts'

/** The message and the Retry-After seconds of a 503 while the database is unavailable. */
const unavailableMessage = 'Máy chủ đang bận. Bạn thử lại sau ít giây nhé.'
export const RETRY_AFTER_SECONDS = 5

/** The statuses of an HttpError. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | 507

/** An error with a status and a message for the client: thrown by handlers, sent in the error envelope. */
export class HttpError extends Error {
  readonly status: ErrorStatus
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ErrorStatus,
    message: string,
    more: { errors?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.errors = more.errors
    this.headers = more.headers ?? {}
  }
}

/**
 * The response to any failed request: `{ code: 0, message, errors?, outcome? }`. With `outcome: 'unknown'` a write may have
 * been committed; without it, 503 means that nothing was written.
 */
export function errorResponse(c: Context, error: unknown): Response {
  keepCause(c.env?.outgoing, error)
  const httpError = toHttpError(error)
  const failure: FailureText | undefined = c.get('failure')
  if (!httpError) {
    const message = 'Máy chủ đang gặp trục trặc. Bạn thử lại sau ít phút nhé.'
    if (failure) return shapedRefusal(c, failure, { message, errors: {}, status: 500 })
    return c.json({ code: 0, message }, 500)
  }
  for (const [name, value] of Object.entries(httpError.headers)) c.header(name, value)
  const outcome = isOutcomeUnknown(error) ? { outcome: 'unknown' } : {}
  if (failure) {
    const { message, errors = {}, status } = httpError
    return shapedRefusal(c, failure, { message, errors, status }, outcome)
  }
  const errors = httpError.errors ? { errors: httpError.errors } : {}
  return c.json({ code: 0, message: httpError.message, ...errors, ...outcome }, httpError.status)
}

/** A refusal in the shape that the operation of the call names, with the headers of the context. */
function shapedRefusal(
  c: Context,
  failure: FailureText,
  refusal: Refusal & { readonly status: ErrorStatus | 500 },
  outcome: object = {},
): Response {
  const written = failure.write(refusal)
  const body = isRecord(written) ? { ...written, ...outcome } : written
  return c.body(JSON.stringify(body), refusal.status, {
    'Content-Type': failure.mediaType ?? 'application/json',
  })
}

/** The 404 for an address or a record that does not exist. */
export function notFound(message = 'Không tìm thấy nội dung này.'): HttpError {
  return new HttpError(404, message)
}

function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (error instanceof HTTPException && error.status < 500) return new HttpError(400, 'Yêu cầu không hợp lệ.')
  return outageOf(error)
}

/** The response to an error by which the database is unavailable or its disk full; undefined for any other. */
export function outageOf(error: unknown): HttpError | undefined {
  if (isDiskFull(error)) return new HttpError(507, 'Ổ đĩa của máy chủ đã đầy. Bạn báo người quản trị nhé.')
  return isDatabaseUnavailable(error) ? serviceUnavailable() : undefined
}

/** A 503 with Retry-After. */
export function serviceUnavailable(): HttpError {
  return new HttpError(503, unavailableMessage, { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } })
}
