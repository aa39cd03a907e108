import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { GivenRow } from '#hooks/changes/change-plan.ts'
import { type BulkEdit, editedValue } from './edited-value.ts'

/** The rows of a plan that edits one field of the records. */
export function givenEdits(resource: Resource, rows: readonly Row[], edit: BulkEdit): readonly GivenRow[] {
  const field = fieldOf(resource, edit.name)
  return rows.map((row, at) => {
    const before = valueOf(row, edit.name)
    // The plan refuses an unknown value: it must not be taken for a blank one, which stays.
    const after = before === undefined ? edit.to : editedValue(field, before, edit)
    const isLeft = after === undefined && before !== undefined
    return { key: at, line: at + 1, id: row.id, values: isLeft ? {} : { [edit.name]: after ?? null } }
  })
}
