import type { Field } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Text } from '#text/text.ts'

/** The name of a column of a table inside the records, as departures name it: `prices[].fee`. */
export const columnName = (field: string, column: string): string => `${field}[].${column}`

/** A field, or a column of a table inside the records. */
export interface DescribedField {
  readonly field: Field
  /** Its path in records: `address.city`, `prices[].fee`. */
  readonly path: string
  /** Its labels, that of the table first. */
  readonly labels: readonly Text[]
}

/** The field that a departure names; undefined for one that the descriptor no longer has. */
export function describedField(
  { fields }: Pick<Resource, 'fields'>,
  name: string,
): DescribedField | undefined {
  const [table = '', column] = name.split('[].')
  const field = Object.hasOwn(fields, table) ? fields[table] : undefined
  const path = field?.at ?? table
  if (!field || column === undefined) return field && { field, path, labels: [field.label] }
  const cell =
    field.kind === 'rows' && Object.hasOwn(field.columns, column) ? field.columns[column] : undefined
  return cell && { field: cell, path: columnName(path, column), labels: [field.label, cell.label] }
}
