import type { Resource } from '#descriptor/resource.ts'
import { listFields } from '#descriptor/row-story.ts'
import { defaultColumns } from '#screens/list/column-plan.ts'

/** The fields that no list row has, and so no export: lists omit rich text (e2e/backend/records/list-records.ts). */
export function unlistedFields({ fields }: Resource): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'richText')
}

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
  const unlisted = unlistedFields(resource)
  return Object.keys(resource.fields).filter((name) => !unlisted.includes(name))
}
