import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseAway, isOutcomeUnknown } from '../db/database-away.ts'

/** What a client reads while the database is away, and the seconds after which it may ask again. */
export const awayMessage = 'Máy chủ đang bận. Bạn thử lại sau ít giây nhé.'
export const AWAY_SECONDS = 5

/** Statuses with which a request is refused. */
export type RefusedStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503

/** A request that is turned down: thrown anywhere below a route, answered in the one error envelope. */
export class Refusal extends Error {
  readonly status: RefusedStatus
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: RefusedStatus,
    message: string,
    more: { errors?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.errors = more.errors
    this.headers = more.headers ?? {}
  }
}

/**
 * The answer to a failed request: `{ code: 0, message, errors?, outcome? }`, whatever went wrong. With `outcome: 'unknown'` a
 * write may have been carried out; without it, 503 means that nothing was written.
 */
export function failure(c: Context, error: unknown): Response {
  const refusal = asRefusal(error)
  if (!refusal) {
    console.error(error)
    return c.json({ code: 0, message: 'Máy chủ đang gặp trục trặc. Bạn thử lại sau ít phút nhé.' }, 500)
  }
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value)
  const errors = refusal.errors ? { errors: refusal.errors } : {}
  const outcome = isOutcomeUnknown(error) ? { outcome: 'unknown' } : {}
  return c.json({ code: 0, message: refusal.message, ...errors, ...outcome }, refusal.status)
}

/** A refusal for an address or a record that does not exist. */
export function notFound(message = 'Không tìm thấy nội dung này.'): Refusal {
  return new Refusal(404, message)
}

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof HTTPException && error.status < 500) return new Refusal(400, 'Yêu cầu không hợp lệ.')
  return isDatabaseAway(error) ? busy() : undefined
}

/** The refusal of a request that cannot be served now; the client may repeat it after some seconds. */
export function busy(): Refusal {
  return new Refusal(503, awayMessage, { headers: { 'Retry-After': String(AWAY_SECONDS) } })
}
