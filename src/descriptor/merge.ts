import { editableFields, type Resource } from './resource.ts'
import { changedFields, type Row, sameValue, valuesOf } from './row.ts'

type Values = Readonly<Record<string, unknown>>

/** How a form stands to a record that was changed meanwhile. */
export interface Merge {
  /** What is typed, with what others changed elsewhere laid in. */
  readonly values: Values
  /** The fields that others changed and nobody touched here: theirs is taken. */
  readonly taken: readonly string[]
  /** The fields that were changed on both sides, differently: a person has to choose. */
  readonly clashing: readonly string[]
}

/** Lays what is typed over a record as it is now; `before` is the record that was typed upon (src/decisions/saving.md). */
export function mergeInto(resource: Resource, before: Values, typed: Values, fresh: Row): Merge {
  const now: Values = valuesOf(resource, fresh)
  const theirs = changedFields(resource, before, now)
  const isEditable = new Set(editableFields(resource))
  const untouched = theirs.filter((name) => !isEditable.has(name) || sameValue(typed[name], before[name]))
  const clashing = theirs.filter((name) => !untouched.includes(name) && !sameValue(typed[name], now[name]))
  const laidIn = Object.fromEntries(untouched.map((name) => [name, now[name]]))
  return {
    values: { ...typed, ...laidIn },
    taken: untouched.filter((name) => isEditable.has(name)),
    clashing,
  }
}
