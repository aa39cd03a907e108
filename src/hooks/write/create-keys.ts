import { sameValue } from '#descriptor/row.ts'
import { Refused } from '#http/errors.ts'
import type { SaveInput } from './save-record.ts'
import type { WriteFailed } from './write-failed.ts'

/** A create that was sent and may still be carried out, as it is stored with the draft of its form. */
export interface SentCreate {
  readonly key: string
  readonly values: SaveInput['values']
  /** When the key was made, in milliseconds since 1970. */
  readonly sentAt: number
}

/** The idempotency keys of one form's creates. */
export interface CreateKeys {
  /** The key for these values: the last one, as long as the values are equal and its create has not ended. */
  keyFor(values: SaveInput['values']): string
  /**
   * Ends the last key when its create has succeeded or has certainly failed. Once a response to the key was
   * lost, a later refusal does not end it: the lost request may still be carried out.
   */
  end(failure?: WriteFailed): void
  /** The create of the last key; null once it has ended. */
  sent(): SentCreate | null
  /** Continues the create of an earlier form; `isOpen`: its response was lost, so that it may still be carried out. */
  resume(sent: SentCreate, isOpen?: boolean): void
}

interface Last extends SentCreate {
  /** Whether a request with the key may still be carried out. */
  readonly isOpen: boolean
}

/** Milliseconds for which a server stores the response to a key, at least: a day. */
const retention = 24 * 3600 * 1000

/** The keys of a form that has sent nothing yet. */
export function makeCreateKeys(): CreateKeys {
  let last: Last | null = null
  return {
    keyFor: (values) => {
      if (!last || !sameValue(last.values, values) || Math.abs(Date.now() - last.sentAt) >= retention) {
        last = { key: crypto.randomUUID(), values: { ...values }, sentAt: Date.now(), isOpen: false }
      }
      return last.key
    },
    end: (failure) => {
      const isOpen = failure !== undefined && (last?.isOpen || mayStillSucceed(failure))
      last = last && isOpen ? { ...last, isOpen } : null
    },
    sent: () => last && { key: last.key, values: last.values, sentAt: last.sentAt },
    resume: (sent, isOpen = true) => {
      last = { ...sent, isOpen }
    },
  }
}

// A conflict (409) with Retry-After is the response while the first request with the key is still being
// processed.
function mayStillSucceed({ maybeDone, cause }: WriteFailed): boolean {
  return maybeDone || (cause instanceof Refused && cause.status === 409 && cause.wait !== null)
}
