import { createContext, useContext } from 'react'
import { requireOperation } from '#descriptor/capability.ts'
import type { Operations } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'

/** The entity of the screen or the form around a component. */
export const ResourceContext = createContext<Resource | null>(null)

/** The entity of the screen or the form around a component. */
export function useResource(): Resource {
  const resource = useContext(ResourceContext)
  if (!resource) throw new Error('no ResourceContext around this component')
  return resource
}

/** The entity of the screen around a component that needs one of its operations; throws a RangeError if it has none. */
export function useResourceWith<K extends keyof Operations>(operation: K) {
  return requireOperation(useResource(), operation)
}
