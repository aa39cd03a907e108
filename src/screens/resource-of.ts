import type { Referable } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'

/** The resource of a reference: every `Referable` of a descriptor is one. */
export function resourceOf(target: Referable): Resource {
  if (!('operations' in target)) throw new RangeError(`${target.name} is no resource`)
  return target as Resource
}
