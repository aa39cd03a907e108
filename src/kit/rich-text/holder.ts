/** Something that changes while others keep hold of where it stands: a ref that may be handed on while drawing. */
export interface Holder<T> {
  readonly get: () => T
  readonly set: (next: T) => void
}

/** Holds a value. */
export function holder<T>(first: T): Holder<T> {
  let now = first
  return {
    get: () => now,
    set(next) {
      now = next
    },
  }
}
