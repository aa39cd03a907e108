import { useMemo } from 'react'
import { isRecord, readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import { columnKey, type MatchedColumn, matchTable, normalizedHead } from '#hooks/tables/match-table.ts'
import type { Table } from '#hooks/tables/table.ts'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { session } from '#session/session.ts'

/** The columns of a table matched to fields, and the setter of a column, which is remembered for its head. */
export function useMatchedColumns(resource: Resource, context: CellContext | null, table: Table | null) {
  const subject = session.storedUser()?.subject ?? ''
  const [stored, store] = useStoredPreference(`import ${resource.name} ${subject}`, '')
  const memory = useMemo(() => readMemory(stored), [stored])
  const columns = useMemo<readonly MatchedColumn[] | null>(
    () => (context && table ? matchTable(context, table, memory) : null),
    [context, table, memory],
  )
  const choose = (head: string, key: string) => {
    // A field has one column: the one that had it is left out.
    const others =
      columns?.filter((match) => key !== '' && columnKey(match.column) === key && match.head !== head) ?? []
    const left = Object.fromEntries(others.map((match) => [normalizedHead(match.head), '']))
    store(JSON.stringify({ ...memory, ...left, [normalizedHead(head)]: key }))
  }
  return { columns, choose }
}

function readMemory(stored: string): Readonly<Record<string, string>> {
  try {
    const raw: unknown = JSON.parse(stored)
    if (!isRecord(raw)) return {}
    return Object.fromEntries(Object.entries(raw).map(([head, key]) => [head, readText(key)]))
  } catch {
    return {}
  }
}
