/** A mutable box, like a ref, that may be passed on during a render. */
export interface Box<T> {
  readonly get: () => T
  readonly set: (next: T) => void
}

/** Makes a box with an initial value. */
export function box<T>(initial: T): Box<T> {
  let current = initial
  return {
    get: () => current,
    set(next) {
      current = next
    },
  }
}
