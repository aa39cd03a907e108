import { createEmitter, type Emitter } from './emitter.ts'

/** A value outside of React; `get` and `subscribe` are what `useSyncExternalStore` takes. */
export interface Store<T> extends Pick<Emitter<[]>, 'subscribe' | 'hasListeners'> {
  readonly get: () => T
  /** Replaces the value and notifies the listeners. */
  readonly set: (next: T) => void
}

/** Makes a store that holds a value. */
export function createStore<T>(initial: T): Store<T> {
  const { subscribe, emit, hasListeners } = createEmitter()
  let value = initial
  return {
    subscribe,
    hasListeners,
    get: () => value,
    set: (next) => {
      value = next
      emit()
    },
  }
}
