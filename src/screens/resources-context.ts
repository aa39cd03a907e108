import { createContext } from 'react'
import type { Referable } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'

/** All entities of the app, for screens that work across them. */
export const ResourcesContext = createContext<readonly Resource[]>([])

/** The resource of a reference: every `Referable` of a descriptor is one. */
export function resourceOf(target: Referable): Resource {
  if (!('operations' in target)) throw new RangeError(`${target.name} is no resource`)
  return target as Resource
}
