import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { PlannedChange } from './change-plan.ts'
import { newValuesOf } from './save-change.ts'

/**
 * A planned row with what sending, undoing and showing it needs, to be stored. Without a get-one call, the record may not
 * be read again before it is written: then its row stays whole.
 */
export function leanChange(resource: Resource, change: PlannedChange): PlannedChange {
  const { before, changes } = change
  if (!before || !can(resource, 'one')) return change
  const { id } = before
  const names = [resource.label, ...changes.map(({ name }) => name)]
  const values = Object.fromEntries(names.map((name) => [name, valueOf(before, name)]))
  return { ...change, before: { id, raw: {}, ...values } as Row, values: newValuesOf(changes) }
}
