import { useSyncExternalStore } from 'react'

const BASE = '/floor'

/** The address within the floor, as it stands in the bar. */
export function usePlace(): URL {
  const href = useSyncExternalStore(follow, () => location.href)
  const url = new URL(href)
  url.pathname = url.pathname.replace(BASE, '')
  return url
}

/** Goes to an address of the floor. */
export function go(to: string): void {
  history.pushState(null, '', BASE + to)
  window.dispatchEvent(new Event('floor'))
}

function follow(change: () => void): () => void {
  window.addEventListener('popstate', change)
  window.addEventListener('floor', change)
  return () => {
    window.removeEventListener('popstate', change)
    window.removeEventListener('floor', change)
  }
}
