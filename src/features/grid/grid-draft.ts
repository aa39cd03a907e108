import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { mayWrite } from '#hooks/drafts/drafts.ts'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import type { GridCell, GridCells } from './grid-cell.ts'

/** A row with the changed cells of an earlier visit. */
export interface DraftRow {
  readonly row: Row
  readonly cells: GridCells
}

/** Milliseconds that the changed cells are kept, as long as drafts of forms (src/decisions/drafts.md). */
const draftRetention = 7 * 24 * 3600 * 1000

const nameOf = ({ name }: Resource) => `grid ${name}`

/** The changed cells that a user has not saved, with their records as they were read. */
export async function readGridDraft(subject: string, resource: Resource): Promise<readonly DraftRow[]> {
  const stored = await userDataStore.read(subject, nameOf(resource))
  if (!isRecord(stored)) return []
  return Object.values(stored).flatMap((raw): readonly DraftRow[] => {
    if (!isRecord(raw) || !isRecord(raw.raw) || isOld(raw)) return []
    const etag = readText(raw.etag)
    const row = rowOf(resource, raw.raw, etag === '' ? undefined : etag)
    const cells = cellsIn(resource, raw.cells)
    return row.id === '' || Object.keys(cells).length === 0 ? [] : [{ row, cells }]
  })
}

/**
 * Stores the changed cells of rows, and removes those of rows that have none. The rows of other tabs stay as they are.
 */
export async function writeGridDraft(
  subject: string,
  resource: Resource,
  rows: ReadonlyMap<string, DraftRow | null>,
): Promise<void> {
  if (!mayWrite(subject) || rows.size === 0) return
  await userDataStore.change(subject, nameOf(resource), (stored) => {
    const now = Object.entries(isRecord(stored) ? stored : {}).filter(
      ([id, raw]) => !rows.has(id) && !isOld(raw),
    )
    const next = [...rows].flatMap(([id, one]) => (one ? [[id, storedRow(one)] as const] : []))
    return Object.fromEntries([...now, ...next])
  })
}

function storedRow({ row, cells }: DraftRow) {
  return { raw: row.raw, cells, at: Date.now(), ...(row.etag !== undefined && { etag: row.etag }) }
}

const isOld = (raw: unknown) => Date.now() - (readNumber(isRecord(raw) ? raw.at : null) ?? 0) > draftRetention

/** The cells of fields that still exist. */
function cellsIn({ fields }: Resource, stored: unknown): GridCells {
  if (!isRecord(stored)) return {}
  const cells = Object.entries(stored).flatMap(([name, raw]): readonly (readonly [string, GridCell])[] => {
    if (!Object.hasOwn(fields, name) || !isRecord(raw) || typeof raw.text !== 'string') return []
    return [[name, { text: raw.text, from: readText(raw.from), isTyped: raw.isTyped === true }]]
  })
  return Object.fromEntries(cells)
}
