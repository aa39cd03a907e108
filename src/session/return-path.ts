import { tabStore } from '#browser/guarded-storage.ts'

const name = 'return-path'

/** Stores, for this tab, the path that was requested before the sign-in. */
export function keepReturnPath(path: string): void {
  tabStore.set(name, path)
}

/** Takes the remembered path, once; null unless it is a path of this app that `isKnown`. */
export function takeReturnPath(isKnown: (path: string) => boolean): string | null {
  const path = tabStore.get(name)
  tabStore.remove(name)
  return path !== null && isOwn(path) && isKnown(path) ? path : null
}

// `//host`, `/\host` and a tab inside the slashes all lead elsewhere: the browser's own reading decides.
function isOwn(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return false
  const url = new URL(path, location.origin)
  return url.origin === location.origin && url.pathname + url.search + url.hash === path
}
