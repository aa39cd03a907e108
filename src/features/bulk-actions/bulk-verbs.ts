import { canSave } from '#descriptor/capability.ts'
import type { Kind } from '#descriptor/field.ts'
import type { Tint } from '#descriptor/field-parts.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { rowStoryOf, stateOptions } from '#descriptor/row-story.ts'

/** A value that a bulk action can give a field. */
export interface FieldValue {
  readonly name: string
  readonly to: string | boolean
}

/** An action on the state of the selected rows. */
export interface StateVerb extends FieldValue {
  /** The word of the state after the action; undefined for a toggle that is only on or off. */
  readonly word: string | undefined
  readonly tint: Tint
}

const settable: ReadonlySet<Kind> = new Set<Kind>(['toggle', 'choice', 'reference'])

/**
 * The values of the state, as bulk actions; none where the state cannot be set. Records are taken down together but
 * published one by one, each after a list of what it lacks.
 */
export function stateVerbs(resource: Resource): readonly StateVerb[] {
  const name = settableState(resource)
  if (name === undefined) return []
  const field = fieldOf(resource, name)
  const hasWords = field.kind === 'choice' || (field.kind === 'toggle' && field.words !== undefined)
  return stateOptions(resource)
    .map(({ value, label, tint }) => ({
      name,
      to: valueFor(resource, name, value),
      word: hasWords ? label : undefined,
      tint,
    }))
    .filter(({ to }) => name !== resource.published || to === false)
}

/** The value of a field for an option of its filter. */
function valueFor(resource: Resource, name: string, option: string): string | boolean {
  return fieldOf(resource, name).kind === 'toggle' ? option === 'true' : option
}

function settableState(resource: Resource): string | undefined {
  const { state } = rowStoryOf(resource)
  return state !== undefined && canSave(resource, false) && isSettable(resource, state) ? state : undefined
}

function isSettable(resource: Resource, name: string): boolean {
  const field = fieldOf(resource, name)
  return settable.has(field.kind) && !field.readOnly
}
