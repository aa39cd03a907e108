/** A mutable box, like a ref, that may be passed on during a render. */
export interface Holder<T> {
  readonly get: () => T
  readonly set: (next: T) => void
}

/** Makes a box with an initial value. */
export function holder<T>(first: T): Holder<T> {
  let now = first
  return {
    get: () => now,
    set(next) {
      now = next
    },
  }
}
