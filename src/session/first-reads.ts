import { localStore } from '#browser/guarded-storage.ts'
import { isRecord } from '#descriptor/read.ts'
import type { WireRequest } from '#descriptor/request.ts'
import { type Config, readConfig } from './config.ts'

/** A read that a page sends before its first rows: a request without a body and without headers of its own. */
export type FirstRead = Pick<WireRequest, 'base' | 'method' | 'path' | 'query'>

/** The reads of a user's last loads, by the address of the page, and the configuration that they were sent with. */
export interface FirstReads {
  readonly subject: string
  readonly config: Config
  readonly reads: Readonly<Record<string, readonly FirstRead[]>>
}

/** The key of the reads. They are not in the store of the session, whose failures are shown. */
export const firstReadsKey = 'first-reads'

/** Whether this browser remembers reads of any user. */
export function hasFirstReads(): boolean {
  return localStore.get(firstReadsKey) !== null
}

/** Forgets all reads: addresses may contain queries of the user. */
export function removeFirstReads(): void {
  localStore.remove(firstReadsKey)
}

/** The remembered reads; null where there are none or they cannot be read. */
export function storedFirstReads(): FirstReads | null {
  try {
    const stored: unknown = JSON.parse(localStore.get(firstReadsKey) ?? '')
    if (!isRecord(stored) || typeof stored.subject !== 'string' || !isRecord(stored.reads)) return null
    const { subject, config, reads } = stored
    return { subject, config: readConfig(config), reads: reads as FirstReads['reads'] }
  } catch {
    return null
  }
}
