import type { Fields } from './field.ts'
import type { Operation, Operations } from './operation.ts'
import type { Resource } from './resource.ts'

/** A resource with these operations: `useDelete` takes one, so that it does not compile for any other. */
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

/** `R`, or never if its type has no operation that saves; of a plain `Resource` the operations are not known. */
export type MaybeSavable<R extends Resource> =
  Extract<keyof R['operations'], 'create' | 'update' | 'upsert' | 'save'> extends never ? never : R

/** A resource whose records can be read one by one: with a get-one call, or from the list. */
export type Readable = ResourceWith<'one'> | ResourceWith<'list'>

interface Has<K extends keyof Operations> {
  readonly operations: { readonly [P in K]-?: NonNullable<Operations[P]> }
}

/** Whether a resource has an operation; narrows its type. */
export function can<R extends Resource, K extends keyof Operations>(
  resource: R,
  operation: K,
): resource is R & Has<K> {
  return resource.operations[operation] !== undefined
}

/** The resource with its type narrowed to the operation; throws a RangeError if it has none. */
export function requireOperation<R extends Resource, K extends keyof Operations>(
  resource: R,
  operation: K,
): R & Has<K> {
  if (!can(resource, operation)) throw new RangeError(`${resource.name} has no operation ${operation}`)
  return resource
}

/** Whether a new or an existing record of a resource can be saved. */
export function canSave<R extends Resource>(resource: R, isNew: boolean): resource is R & Savable {
  return saveOperation(resource, isNew) !== undefined
}

/** Whether rows of a table can be saved as records. */
export function canImport(resource: Resource): boolean {
  return canSave(resource, true) || canSave(resource, false)
}

/** The call that saves: of a settings record, an upsert, an update or a create; undefined without one. */
export function saveOperation(resource: Resource, isNew: boolean): Operation | undefined {
  const { save: whole, upsert, update, create } = resource.operations
  return whole ?? upsert ?? (isNew ? create : update)
}
