import { Unreachable } from '#http/errors.ts'

/** The error for a response of unknown shape: a failed load, never an empty list. */
export function unreadable(): Unreachable {
  return new Unreachable('unreadable', { sent: true })
}
