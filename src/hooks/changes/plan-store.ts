import { isRecord } from '#descriptor/read.ts'
import { mayWrite } from '#hooks/drafts/drafts.ts'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import type { PlannedChange } from './change-plan.ts'
import type { RowOutcome } from './row-outcome.ts'
import { type RunHead, readHeads } from './run-head.ts'

/** The rows of a run are stored in parts of this size, so that an outcome writes a small part. */
export const partSize = 100

/** The number of runs that are kept for a user. */
const maxRuns = 20

/** A part of a run's rows, or of their outcomes, in the same order. */
export type RunPart = 'rows' | 'outcomes'

/** The runs of each user in this browser: their rows, outcomes and what an undo needs. */
export const planStore = {
  /** The runs of a user, newest first. */
  list: async (subject: string): Promise<readonly RunHead[]> =>
    readHeads(await userDataStore.read(subject, 'changes')),

  /** Stores the head of a run, and removes the runs that are too old or too many. */
  async writeHead(subject: string, head: RunHead): Promise<void> {
    if (!mayWrite(subject)) return
    let dropped: readonly RunHead[] = []
    await userDataStore.change(subject, 'changes', (stored) => {
      const heads = readHeads([...readHeads(stored).filter(({ id }) => id !== head.id), head])
      dropped = [
        ...readHeads(stored).filter(({ id }) => !heads.some((one) => one.id === id)),
        ...heads.slice(maxRuns),
      ]
      return heads.slice(0, maxRuns)
    })
    await Promise.all(dropped.map((one) => removeParts(subject, one)))
  },

  async writePart(
    subject: string,
    id: string,
    part: RunPart,
    at: number,
    values: readonly unknown[],
  ): Promise<void> {
    if (mayWrite(subject)) await userDataStore.write(subject, partName(id, part, at), values)
  },

  /** The rows of a run with their outcomes; rows of a damaged part are left out. */
  async read(subject: string, head: RunHead): Promise<readonly StoredRow[]> {
    const parts = await Promise.all(
      partsOf(head).map(async (at) => {
        const [rows, outcomes] = await Promise.all([
          userDataStore.read(subject, partName(head.id, 'rows', at)),
          userDataStore.read(subject, partName(head.id, 'outcomes', at)),
        ])
        return rowsIn(rows, outcomes)
      }),
    )
    return parts.flat()
  },

  /** The rows of a run where another page was the last to send it, else none: this page has them as they are stored. */
  async readOther(subject: string, id: string, page: string): Promise<readonly StoredRow[]> {
    const stored = (await planStore.list(subject)).find((head) => head.id === id)
    const isOther = stored?.sender !== undefined && stored.sender !== page
    return isOther ? planStore.read(subject, stored) : []
  },
}

/** A stored row and its outcome. */
export interface StoredRow {
  readonly change: PlannedChange
  readonly outcome: RowOutcome
}

const partName = (id: string, part: RunPart, at: number) => `changes ${id} ${part} ${at}`

const partsOf = ({ total }: RunHead) => Array.from({ length: Math.ceil(total / partSize) }, (_, at) => at)

async function removeParts(subject: string, head: RunHead): Promise<void> {
  const parts = partsOf(head).flatMap((at) => [
    partName(head.id, 'rows', at),
    partName(head.id, 'outcomes', at),
  ])
  await Promise.all(parts.map((name) => userDataStore.remove(subject, name)))
}

function rowsIn(rows: unknown, outcomes: unknown): readonly StoredRow[] {
  if (!Array.isArray(rows)) return []
  const states: readonly unknown[] = Array.isArray(outcomes) ? outcomes : []
  return rows.flatMap((row: unknown, at) => {
    const outcome = states[at]
    if (!isChange(row)) return []
    return [{ change: row, outcome: isRecord(outcome) ? (outcome as unknown as RowOutcome) : waiting }]
  })
}

const waiting: RowOutcome = { state: 'waiting' }

const isChange = (raw: unknown): raw is PlannedChange =>
  isRecord(raw) && typeof raw.key === 'number' && isRecord(raw.values) && Array.isArray(raw.changes)
