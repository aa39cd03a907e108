import { Unreachable } from '#http/errors.ts'

/** The fact that an answer came whose shape nobody knows: a failed load, never a true empty list. */
export function unreadable(): Unreachable {
  return new Unreachable('unreadable', { sent: true })
}
