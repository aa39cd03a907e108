const name = 'return-path'

/** Stores, for this tab, the path that was requested before the sign-in. */
export function keepReturnPath(path: string): void {
  try {
    sessionStorage.setItem(name, path)
  } catch {
    // Storage refused or full: they will start at the home page.
  }
}

/** Takes the remembered path, once; null unless it is a path of this app that `isKnown`. */
export function takeReturnPath(isKnown: (path: string) => boolean): string | null {
  try {
    const path = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return path !== null && isOwn(path) && isKnown(path) ? path : null
  } catch {
    return null
  }
}

// `//host`, `/\host` and a tab inside the slashes all lead elsewhere: the browser's own reading decides.
function isOwn(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return false
  const url = new URL(path, location.origin)
  return url.origin === location.origin && url.pathname + url.search + url.hash === path
}
