import type { Fields } from './field.ts'
import type { Operation } from './operation.ts'
import type { Operations } from './operations.ts'
import type { Resource } from './resource.ts'

/** A resource that has these operations: `useDelete(thing)` takes one, so that the type refuses every other. */
export type ResourceWith<K extends keyof Operations> = Resource<
  Fields,
  Operations & { readonly [P in K]-?: NonNullable<Operations[P]> }
>

/** A resource whose records can be written. */
export type Savable =
  | ResourceWith<'create'>
  | ResourceWith<'update'>
  | ResourceWith<'upsert'>
  | ResourceWith<'save'>

/** A resource whose records can be read one by one: with their own call, or out of the list. */
export type Readable = ResourceWith<'one'> | ResourceWith<'list'>

interface Has<K extends keyof Operations> {
  readonly operations: { readonly [P in K]-?: NonNullable<Operations[P]> }
}

/** Whether a resource has an operation; where it has, its type says so. */
export function can<R extends Resource, K extends keyof Operations>(
  resource: R,
  operation: K,
): resource is R & Has<K> {
  return resource.operations[operation] !== undefined
}

/** The resource, which has this operation; throws a RangeError where it has not. */
export function requireOperation<R extends Resource, K extends keyof Operations>(
  resource: R,
  operation: K,
): R & Has<K> {
  if (!can(resource, operation)) throw new RangeError(`${resource.name} has no operation ${operation}`)
  return resource
}

/** Whether a record of a resource can be saved: a new one, or one that exists. */
export function canSave<R extends Resource>(resource: R, isNew: boolean): resource is R & Savable {
  return saveOperation(resource, isNew) !== undefined
}

/** The call that saves: of a settings record, an upsert, an update by id, or a create; undefined where there is none. */
export function saveOperation(resource: Resource, isNew: boolean): Operation | undefined {
  const { save: whole, upsert, update, create } = resource.operations
  return whole ?? upsert ?? (isNew ? create : update)
}
