import type { ResourceWith } from './capability.ts'
import { can } from './capability.ts'
import type { Tint } from './field-parts.ts'
import { fieldOf, type Resource } from './resource.ts'
import { type RowBase, valueOf } from './row.ts'
import { rowStoryOf, type StateOption, stateOptions } from './row-story.ts'
import type { InboxPlan } from './screen-plans.ts'

/** The state field of an inbox and its values, the new ones first. */
export interface InboxStates {
  readonly field: string
  readonly options: readonly StateOption[]
  /** The value of records that wait for their first answer. */
  readonly fresh?: StateOption
  /** The value of finished records. */
  readonly done?: StateOption
}

/** A resource with an inbox. */
export type InboxResource = ResourceWith<'list'> & { readonly inbox: InboxPlan }

/** Whether the records of a resource are shown as an inbox. */
export function hasInbox(resource: Resource): resource is InboxResource {
  return resource.inbox !== undefined && can(resource, 'list')
}

const order: readonly Tint[] = ['new', 'working', 'done', 'off']

/** The states of an inbox in the order of the work: new, in work, done, off. */
export function inboxStates(resource: Resource): InboxStates {
  const options = stateOptions(resource).toSorted((a, b) => order.indexOf(a.tint) - order.indexOf(b.tint))
  const fresh = options.find(({ tint }) => tint === 'new')
  const done = options.find(({ tint }) => tint === 'done')
  return {
    field: rowStoryOf(resource).state ?? '',
    options,
    ...(fresh && { fresh }),
    ...(done && { done }),
  }
}

/** The filter of the records that wait for their first answer; empty where no state has the tint of new ones. */
export function freshFilter(resource: Resource): Readonly<Record<string, string>> {
  const { field, fresh } = inboxStates(resource)
  return fresh ? { [field]: fresh.value } : {}
}

/** The order in which the new records are answered, where filters select these alone; undefined for that of the list. */
export function queueOrder(
  resource: Resource,
  filters: Readonly<Record<string, string>>,
): string | undefined {
  const queue = resource.inbox?.queue
  if (queue === undefined) return undefined
  const { field, fresh } = inboxStates(resource)
  return fresh && filters[field] === fresh.value ? queue : undefined
}

/** The state of a record; undefined for a value that the resource does not have. */
export function stateOf(resource: Resource, row: RowBase): StateOption | undefined {
  const { field, options } = inboxStates(resource)
  const value = String(valueOf(row, field))
  return options.find((option) => option.value === value)
}

/** Whether a state ends the work on a record. */
export function closesRecord({ tint }: StateOption): boolean {
  return tint === 'done' || tint === 'off'
}

/** Whether some values give a record of an inbox a state that ends the work on it. */
export function closesRecords(resource: Resource, values: Readonly<Record<string, unknown>>): boolean {
  if (!hasInbox(resource)) return false
  const { field, options } = inboxStates(resource)
  return options.some((option) => closesRecord(option) && storedState(resource, option) === values[field])
}

/** Whether all rows have a value of a field; not so where a back-end ignores the filter, and its total counts others. */
export function haveValue(rows: readonly RowBase[], field: string, value: string): boolean {
  return rows.every((row) => String(valueOf(row, field)) === value)
}

/** The value of the state field as a record stores it. */
export function storedState(resource: Resource, { value }: StateOption): string | boolean {
  const { field } = inboxStates(resource)
  return fieldOf(resource, field).kind === 'toggle' ? value === 'true' : value
}
