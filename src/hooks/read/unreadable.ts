import { isRecognised } from '#descriptor/departures/recognised.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { RowBase } from '#descriptor/row.ts'
import { Unreachable } from '#http/errors.ts'

/** The error for a response of unknown shape: a failed load, never an empty list. */
export function unreadable(): Unreachable {
  return new Unreachable('unreadable', { sent: true })
}

/** Throws for a record that is not recognised: it is neither edited nor written over (src/decisions/departures.md). */
export function requireRecognised(resource: Resource, { raw }: RowBase): void {
  if (!isRecognised(resource, raw)) throw new Unreachable('unrecognised', { sent: false })
}

/** Whether a failure is that of a record that is not recognised. */
export const isUnrecognised = (cause: unknown): boolean =>
  cause instanceof Unreachable && cause.why === 'unrecognised'
