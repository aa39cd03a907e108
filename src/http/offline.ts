/** Whether the browser is sure to have no network; it never is sure to have one. */
export function isOffline(): boolean {
  return typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine
}
