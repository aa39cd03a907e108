import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import type { RowState } from './row-outcome.ts'

/** Where the rows of a run come from. */
export type RunOrigin = 'grid' | 'import' | 'bulk' | 'merge'

/** A run in the list of runs. */
export interface RunHead {
  readonly id: string
  /** The name of the resource. */
  readonly resource: string
  readonly origin: RunOrigin
  /** When it was started, in milliseconds since 1970. */
  readonly at: number
  /** The page that has sent or undone rows last; undefined before the first. */
  readonly sender?: string | undefined
  readonly total: number
  /** The number of rows by state. */
  readonly counts: Partial<Readonly<Record<RowState, number>>>
}

/** Milliseconds for which a run is kept, to be continued or undone; as long as a draft. */
const runRetention = 7 * 24 * 3600 * 1000

/** Reads the stored list of runs, without damaged and expired ones; the newest first. */
export function readHeads(stored: unknown): readonly RunHead[] {
  if (!Array.isArray(stored)) return []
  const heads = stored
    .filter(isHead)
    .filter(({ at }) => Date.now() - at < runRetention)
    // Pasted tables had an origin of their own before the import took them.
    .map((head) => ((head.origin as string) === 'paste' ? { ...head, origin: 'import' as const } : head))
  return heads.toSorted((one, other) => other.at - one.at)
}

function isHead(raw: unknown): raw is RunHead {
  return (
    isRecord(raw) &&
    readText(raw.id) !== '' &&
    readText(raw.resource) !== '' &&
    readText(raw.origin) !== '' &&
    readNumber(raw.at) !== null &&
    readNumber(raw.total) !== null &&
    isRecord(raw.counts)
  )
}
