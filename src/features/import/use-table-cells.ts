import { useMemo } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { importColumns, type MatchedColumn } from '#hooks/tables/match-table.ts'
import type { CellCorrections } from '#screens/changes/cell-inputs.tsx'
import type { SourceTable } from '#screens/changes/refused-rows.ts'
import type { ImportSource } from './import-source.ts'

interface TableCells {
  readonly source: ImportSource
  readonly columns: readonly MatchedColumn[]
  readonly onText: CellCorrections['onText']
}

/** The cells of a table with those that were corrected: to be edited in its plan, and as a table again. */
export function useTableCells(resource: Resource, { source, columns, onText }: TableCells) {
  const { table, corrections } = source
  const names = useMemo(
    () => importColumns(resource).flatMap((one) => (one.kind === 'field' ? [one.name] : [])),
    [resource],
  )
  const fields = columns.map(({ column }) => (column?.kind === 'field' ? column.name : undefined))
  const textOf = (row: number, name: string) =>
    corrections.get(row)?.[name] ?? table.rows[row - 1]?.[fields.indexOf(name)] ?? ''
  const editor: CellCorrections = {
    names,
    hasCell: (name) => fields.includes(name),
    isCorrected: (row, name) => corrections.get(row)?.[name] !== undefined,
    textOf,
    onText,
  }
  const given: SourceTable = {
    heads: table.heads,
    cells: (row) =>
      fields.map((name, at) => (name === undefined ? (table.rows[row - 1]?.[at] ?? '') : textOf(row, name))),
  }
  return { given, editor }
}
