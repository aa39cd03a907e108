import { localStore } from '#browser/guarded-storage.ts'
import { isRecord } from '#descriptor/read.ts'
import type { WireRequest } from '#descriptor/request.ts'

/** A read that a page sends before its first rows: a request without a body and without headers of its own. */
export type FirstRead = Pick<WireRequest, 'base' | 'method' | 'path' | 'query'>

/** The key of the reads. They are not in the store of the session, whose failures are shown. */
export const firstReadsKey = 'first-reads'

/** Whether this browser remembers reads of any user. */
export function hasFirstReads(): boolean {
  return localStore.get(firstReadsKey) !== null
}

/** The remembered reads of a user, by address; `{}` for another user and for what cannot be read. */
export function readsByAddress(subject: string): Readonly<Record<string, readonly FirstRead[]>> {
  try {
    const stored: unknown = JSON.parse(localStore.get(firstReadsKey) ?? '')
    return isRecord(stored) && stored.subject === subject && isRecord(stored.reads)
      ? (stored.reads as Record<string, readonly FirstRead[]>)
      : {}
  } catch {
    return {}
  }
}
