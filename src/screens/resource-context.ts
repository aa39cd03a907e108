import { createContext, useContext } from 'react'
import type { Resource } from '#descriptor/resource.ts'

/** The entity of the screen or the form around a component. */
export const ResourceContext = createContext<Resource | null>(null)

/** The entity of the screen or the form around a component; a screen asserts the type that its kind was chosen for. */
export function useResource(): Resource {
  const resource = useContext(ResourceContext)
  if (!resource) throw new Error('no ResourceContext around this component')
  return resource
}
