import { type FailureText, messageOf } from '#descriptor/envelope.ts'
import { isRecord } from '#descriptor/read.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { readable } from '#session/readable.ts'
import { retryAfter } from '#session/retry-after.ts'
import { session } from '#session/session.ts'
import { Refused, SessionEnded, Unreachable } from './errors.ts'
import { sessionEnded } from './expiry.ts'
import type { problemsIn } from './problems-in.ts'
import { refusalAdvice } from './refusal-advice.ts'

/** A response whose body has been read. */
export interface RawResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/**
 * The parsed body, null for an empty one; throws `SessionEnded`, `Refused` or `Unreachable` for anything else. Without `problemsOf`
 * a refusal has no problems of fields.
 */
export function readResponse(
  { status, headers, body }: RawResponse,
  failure?: FailureText,
  problemsOf?: typeof problemsIn,
): unknown {
  const parsed = parse(body)
  const message = messageOf(parsed, failure)
  const { ended } = sessionDescriptor
  if (status === ended.status || message === ended.message) {
    // A late response after a sign-out opens no dialog.
    if (session.storedUser()) sessionEnded.emit()
    throw new SessionEnded()
  }
  if (status >= 400) {
    const isOutcomeUnknown = isRecord(parsed) && parsed.outcome === 'unknown'
    const wait = retryAfter(headers)
    const facts = { isOutcomeUnknown, wait }
    throw new Refused(
      status,
      readable(message),
      problemsOf?.(parsed, failure) ?? {},
      refusalAdvice(status, wait),
      facts,
    )
  }
  if (parsed === undefined) throw new Unreachable('unreadable', { sent: true })
  sessionEnded.clear()
  return parsed
}

function parse(body: string): unknown {
  if (body.trim() === '') return null
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
