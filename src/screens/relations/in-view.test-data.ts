/** Replaces the observer of the viewport, which the test environment never calls; returns a function that brings everything into view. */
export function stubViewport() {
  const watching = new Set<() => void>()
  class Observer {
    readonly #notify: () => void
    constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      this.#notify = () => callback([{ isIntersecting: true }])
    }
    observe() {
      watching.add(this.#notify)
    }
    disconnect() {
      watching.delete(this.#notify)
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  return () => {
    for (const notify of watching) notify()
  }
}
