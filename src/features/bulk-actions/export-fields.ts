import type { Resource } from '#descriptor/resource.ts'
import { listFields } from '#descriptor/row-story.ts'
import { defaultColumns } from '#screens/list/column-plan.ts'

/** The exported fields: those of the visible columns (undefined: the usual ones), or all fields of list rows. */
export function exportFields(
  resource: Resource,
  columns: readonly string[] | undefined,
  isAll: boolean,
): readonly string[] {
  if (!isAll) {
    const usual = new Set(defaultColumns(resource))
    const lead = listFields(resource).filter((name) => !usual.has(name))
    return [...new Set([...lead, ...(columns ?? usual)])]
  }
  // Lists omit rich text (e2e/backend/records/list-records.ts).
  return Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind !== 'richText')
}
