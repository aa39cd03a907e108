import { sameValue } from '#descriptor/row.ts'
import { Refused } from '#http/errors.ts'
import type { SaveInput } from './use-save.ts'
import type { WriteFailed } from './write-failed.ts'

/** The idempotency keys of one form's creates. */
export interface CreateKeys {
  /** The key for these values: the last one again as long as they are the same and its create may still succeed. */
  keyFor(values: SaveInput['values']): string
  /** Ends the last key: its create has succeeded, or failed for certain. */
  end(failure?: WriteFailed): void
}

/** The keys of a form that has sent nothing yet. */
export function makeCreateKeys(): CreateKeys {
  let last: { readonly key: string; readonly values: SaveInput['values'] } | null = null
  return {
    keyFor: (values) => {
      if (!last || !sameValue(last.values, values)) last = { key: crypto.randomUUID(), values: { ...values } }
      return last.key
    },
    end: (failure) => {
      if (!failure || !mayStillSucceed(failure)) last = null
    },
  }
}

// A conflict (409) may be the answer while the first request with the key is still being processed.
function mayStillSucceed({ maybeDone, cause }: WriteFailed): boolean {
  return maybeDone || (cause instanceof Refused && cause.status === 409)
}
