import type { Operations, Resource } from '#descriptor/resource.ts'

/** Whether a resource has an operation; where it has, its type says so. */
export function can<R extends Resource, K extends keyof Operations>(
  resource: R,
  operation: K,
): resource is R & { readonly operations: { readonly [P in K]-?: NonNullable<Operations[P]> } } {
  return resource.operations[operation] !== undefined
}
