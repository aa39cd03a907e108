/** Listeners of one event, and the call that notifies them. */
export interface Emitter<Values extends readonly unknown[]> {
  /** Adds a listener; returns the function that removes it. */
  readonly subscribe: (listener: (...values: Values) => void) => () => void
  readonly emit: (...values: Values) => void
  readonly hasListeners: () => boolean
}

/** Makes an emitter without listeners. */
export function createEmitter<Values extends readonly unknown[] = []>(): Emitter<Values> {
  const listeners = new Set<(...values: Values) => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit: (...values) => {
      for (const listener of listeners) listener(...values)
    },
    hasListeners: () => listeners.size > 0,
  }
}
