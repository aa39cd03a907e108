import { partSize, planStore, type RunPart, type StoredRow } from './plan-store.ts'
import type { RunHead } from './run-head.ts'

/** Stores what changes in a run. */
export interface RunWriter {
  /** Stores a row or its outcome, by the position of the row. */
  readonly note: (part: RunPart, position: number) => void
  /** Resolves when everything that was noted is stored. */
  readonly stored: () => Promise<void>
}

interface Source {
  readonly head: () => RunHead
  readonly rows: (from: number, to: number) => readonly StoredRow[]
}

/** Makes the writer of a run. One write is under way at a time; the changes in between are written together. */
export function makeRunWriter(subject: string, source: Source): RunWriter {
  const noted = { rows: new Set<number>(), outcomes: new Set<number>() }
  let writing: Promise<void> | null = null

  const writePart = (part: RunPart, at: number) => {
    const rows = source.rows(at * partSize, (at + 1) * partSize)
    const values = rows.map(({ change, outcome }) => (part === 'rows' ? change : outcome))
    return planStore.writePart(subject, source.head().id, part, at, values)
  }
  const flush = async () => {
    while (noted.rows.size + noted.outcomes.size > 0) {
      const [rows, outcomes] = [[...noted.rows], [...noted.outcomes]]
      noted.rows.clear()
      noted.outcomes.clear()
      // oxlint-disable-next-line no-await-in-loop -- changes in between are written together
      await Promise.all([
        ...rows.map((at) => writePart('rows', at)),
        ...outcomes.map((at) => writePart('outcomes', at)),
        planStore.writeHead(subject, source.head()),
      ])
    }
    writing = null
  }
  const start = () => {
    // In a microtask, so that the rows of one call are one write.
    writing ??= Promise.resolve().then(flush)
    return writing
  }
  return {
    note: (part, position) => {
      noted[part].add(Math.floor(position / partSize))
      void start()
    },
    stored: start,
  }
}

/**
 * Takes the right of this tab to send a run; null while another tab sends it. Call the result to give it back. Where the
 * browser refuses locks, as it does with storage, every tab has the right.
 */
export async function lockRun(id: string): Promise<(() => void) | null> {
  const free = () => {}
  if (typeof navigator === 'undefined' || !navigator.locks) return free
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock) return new Promise<void>((release) => resolve(release))
      resolve(null)
      return undefined
    }
    navigator.locks.request(`changes ${id}`, { ifAvailable: true }, hold).catch(() => resolve(free))
  })
}
