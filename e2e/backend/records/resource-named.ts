import type { Resource } from '#descriptor/resource.ts'
import { resources } from '#resources/table.ts'

/** An entity that code outside its descriptor depends on; undefined in a table without it. */
export function resourceNamed(name: string): Resource | undefined {
  return resources.find((resource) => resource.name === name)
}
