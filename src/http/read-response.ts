import { messageOf } from '#descriptor/envelope.ts'
import { isRecord } from '#descriptor/read.ts'
import type { FailureText } from '#descriptor/wire/failure-text.ts'
import { fieldProblems } from '#descriptor/wire/field-problems.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { readable } from '#session/readable.ts'
import { retryAfter } from '#session/retry-after.ts'
import { session } from '#session/session.ts'
import type { Text } from '#text/text.ts'
import { Refused, SessionEnded, Unreachable } from './errors.ts'
import { sessionEnded } from './expiry.ts'
import { refusalAdvice } from './refusal-advice.ts'

/** An answer whose body has been read. */
export interface RawResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** The parsed body, null for an empty one; throws `SessionEnded`, `Refused` or `Unreachable` for anything else. */
export function readResponse({ status, headers, body }: RawResponse, failure?: FailureText): unknown {
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
      problemsIn(parsed, failure),
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

/** The readable problems of fields in a refusal, by their paths in records. */
export function problemsIn(parsed: unknown, failure?: FailureText): Readonly<Record<string, Text>> {
  const named = failure?.read(parsed)?.errors ?? {}
  const errors = Object.keys(named).length > 0 ? named : fieldProblems(parsed)
  const readableOnes = Object.entries(errors).flatMap(([field, problem]) => {
    const text = readable(problem)
    return text === '' ? [] : [[field, text] as const]
  })
  return Object.fromEntries(readableOnes)
}
