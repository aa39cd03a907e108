import { once } from './once.ts'

/**
 * Returns a function that loads a module with its first call, and calls the function of this name in it. An import of a
 * loaded module takes a task of the event loop, so that the promise of the first import is kept.
 */
export function lazyMethod<K extends string, A extends readonly unknown[], R>(
  load: () => Promise<Readonly<Record<K, (...args: A) => R | Promise<R>>>>,
  name: K,
): (...args: A) => Promise<R> {
  const loaded = once(load)
  return async (...args) => (await loaded())[name](...args)
}
