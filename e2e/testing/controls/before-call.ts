import type { ServerResponse } from 'node:http'

/** Calls back with the arguments of a method of a response before each of its calls. */
export function beforeCall(
  res: ServerResponse,
  name: 'writeHead' | 'write' | 'end',
  observe: (given: readonly unknown[]) => void,
): void {
  const method = res[name] as (...given: unknown[]) => unknown
  const observed = (...given: unknown[]) => {
    observe(given)
    return method.apply(res, given)
  }
  Object.assign(res, { [name]: observed })
}
