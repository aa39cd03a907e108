import type { Field } from '#descriptor/field.ts'
import { readIds } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { CellContext } from './cell-context.ts'
import { joinItems } from './cell-text.ts'
import { type TableCell, writeRowCell } from './write-cell.ts'
import type { ColumnForm } from './xlsx-of.ts'

/** A column of a table: the id of the record, the value of a field, or the ids that a relation holds. */
export type TableColumn = { readonly kind: 'id' } | { readonly kind: 'field' | 'ids'; readonly name: string }

/** The columns of a file: the id first, then the fields, each relation with a column of its ids after it where the options include them. */
export function columnsOf(
  resource: Resource,
  names: readonly string[],
  withIds: boolean,
): readonly TableColumn[] {
  const columns = names.flatMap((name): readonly TableColumn[] =>
    withIds && isRelation(fieldOf(resource, name))
      ? [
          { kind: 'field', name },
          { kind: 'ids', name },
        ]
      : [{ kind: 'field', name }],
  )
  return [{ kind: 'id' }, ...columns]
}

/** Whether the values of a field are ids of records whose names a file has. */
export const isRelation = ({ kind }: Field): boolean =>
  kind === 'reference' || kind === 'references' || kind === 'parent'

/** The head of a column, by which an import finds its field again: the label with its unit; the name where labels repeat. */
export function headOf(resource: Resource, column: TableColumn, t: CellContext['t']): string {
  if (column.kind === 'id') return resource.idKey
  const field = fieldOf(resource, column.name)
  const isRepeated = Object.entries(resource.fields).some(
    ([name, other]) => name !== column.name && t(other.label) === t(field.label),
  )
  const label = `${t(field.label)}${isRepeated ? ` · ${column.name}` : ''}`
  if (column.kind === 'ids') return `${label} (id)`
  return field.kind === 'number' && field.unit ? `${label} (${t(field.unit)})` : label
}

/** The cell of a column in a row. */
export function cellIn(context: CellContext, column: TableColumn, row: Row): TableCell {
  if (column.kind === 'id') return row.id
  if (column.kind === 'ids') return joinItems(readIds(valueOf(row, column.name)))
  return writeRowCell(context, column.name, row)
}

/** How a column is written in a spreadsheet. */
export function formOf(resource: Resource, column: TableColumn): ColumnForm {
  if (column.kind !== 'field') return 'text'
  const field = fieldOf(resource, column.name)
  if (field.kind === 'date' || field.kind === 'birthday') return 'date'
  return field.kind === 'dateTime' || (field.kind === 'readOnly' && field.shownAs === 'dateTime')
    ? 'dateTime'
    : 'text'
}
