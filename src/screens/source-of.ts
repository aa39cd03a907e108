import type { Operation } from '#descriptor/operation.ts'

/** A call as it is written in the documentation, for whoever asks where a number comes from. */
export function sourceOf({ method, path }: Operation): string {
  return `${method} ${path}`
}
