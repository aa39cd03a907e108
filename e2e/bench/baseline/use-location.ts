import { useSyncExternalStore } from 'react'

const BASE = '/baseline'

/** The current URL, its path relative to the base. */
export function useLocation(): URL {
  const href = useSyncExternalStore(subscribe, () => location.href)
  const url = new URL(href)
  url.pathname = url.pathname.replace(BASE, '')
  return url
}

/** Navigates to a path of the baseline. */
export function navigate(to: string): void {
  history.pushState(null, '', BASE + to)
  window.dispatchEvent(new Event('baseline'))
}

function subscribe(change: () => void): () => void {
  window.addEventListener('popstate', change)
  window.addEventListener('baseline', change)
  return () => {
    window.removeEventListener('popstate', change)
    window.removeEventListener('baseline', change)
  }
}
