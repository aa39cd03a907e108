/**
 * The loader that runs these files wraps functions so that they keep their names; a function that is sent into a page
 * calls for that wrapper there, and would find none.
 */
export const nameHelper = 'globalThis.__name ??= (it) => it'
