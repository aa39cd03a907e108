/**
 * Defines esbuild's `__name` helper in the page: tsx wraps functions in it, also those that `page.evaluate` serialises.
 */
export const nameHelper = 'globalThis.__name ??= (it) => it'
