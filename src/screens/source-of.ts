import type { Operation } from '#descriptor/operation.ts'

/** A call in the notation of the API documentation, shown as the source of a number. */
export function sourceOf({ method, path }: Operation): string {
  return `${method} ${path}`
}
