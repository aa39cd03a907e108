import { editableFields, type Resource } from './resource.ts'
import { changedFields, type Row, sameValue, valuesOf } from './row.ts'

type Values = Readonly<Record<string, unknown>>

/** Typed values merged with the changes of other users to the same record. */
export interface Merge {
  /** The typed values; the values of other users in fields that only they changed. */
  readonly values: Values
  /** The editable fields that only other users changed. */
  readonly merged: readonly string[]
  /** The fields that were changed to different values on both sides: the user has to choose. */
  readonly conflicting: readonly string[]
}

/** Merges typed values, edited from `before`, into a record as it is now (src/decisions/saving.md). */
export function mergeInto(resource: Resource, before: Values, typed: Values, fresh: Row): Merge {
  const now: Values = valuesOf(resource, fresh)
  const theirs = changedFields(resource, before, now)
  const isEditable = new Set(editableFields(resource))
  const untouched = theirs.filter((name) => !isEditable.has(name) || sameValue(typed[name], before[name]))
  const conflicting = theirs.filter((name) => !untouched.includes(name) && !sameValue(typed[name], now[name]))
  const untouchedValues = Object.fromEntries(untouched.map((name) => [name, now[name]]))
  return {
    values: { ...typed, ...untouchedValues },
    merged: untouched.filter((name) => isEditable.has(name)),
    conflicting,
  }
}
