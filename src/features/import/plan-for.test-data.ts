import type { Row } from '#descriptor/row.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import { matchTable } from '#hooks/tables/match-table.ts'
import type { Table } from '#hooks/tables/table.ts'
import { type ImportKey, importKeys } from './import-keys.ts'
import { rowReader } from './row-reader.ts'

/** The plan of a table over existing records, with the best key or another, and the records that it names and that do not exist. */
export async function planFor(
  { context: own, existing }: { readonly context: CellContext; readonly existing: readonly Row[] },
  table: Pick<Table, 'heads' | 'rows'> & Partial<Table>,
  wanted?: ImportKey,
  clears = false,
) {
  const { resource } = own
  const matched = matchTable(own, table, {})
  const key = wanted ?? importKeys(resource, matched)[0] ?? { kind: 'none' }
  const reader = rowReader({ context: own, columns: matched, key, clears, existing })
  const originOf = (at: number) => table.origins?.[at] ?? { line: at + 2 }
  const given = table.rows.map((row, at) => reader.read(row, at + 1, originOf(at)))
  return { plan: await planChanges(resource, given, existing), missing: [...reader.missing.values()] }
}
