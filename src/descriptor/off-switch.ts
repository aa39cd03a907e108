import { canSave } from './capability.ts'
import type { Resource } from './resource.ts'
import { type RowBase, valueOf } from './row.ts'
import { rowStoryOf } from './row-story.ts'

/** The toggle that takes a record out of use; undefined for a resource without one, or without updates. */
export function offSwitchOf(resource: Resource): string | undefined {
  if (!canSave(resource, false)) return undefined
  return [resource.published, rowStoryOf(resource).state].find(
    (name) => name !== undefined && resource.fields[name]?.kind === 'toggle',
  )
}

/** Whether a record is switched off. */
export function isOff(resource: Resource, row: RowBase): boolean {
  const toggle = offSwitchOf(resource)
  return toggle !== undefined && valueOf(row, toggle) === false
}
