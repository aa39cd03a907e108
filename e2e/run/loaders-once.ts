import type { Plugin } from 'vite'

/**
 * Keeps the promise of the code of a route's loader: with that of the router, each navigation would wait for a task of the
 * event loop before its first request.
 */
export function loadersOnce(): Plugin {
  const imported = /import \{ lazyFn \} from ["']@tanstack\/react-router["']/
  return {
    name: 'loaders-once',
    transform: {
      filter: { id: /\/src\/routes\/.*\.tsx/, code: 'lazyFn(' },
      handler(code) {
        if (!imported.test(code)) throw new Error('The router plugin splits loaders in another way')
        const replaced = code.replace(
          imported,
          "import { lazyMethod as lazyFn } from '#browser/lazy-method.ts'",
        )
        // The line keeps its place, and with it the source map.
        return { code: replaced, map: null }
      },
    },
  }
}
