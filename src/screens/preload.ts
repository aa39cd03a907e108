import type { useRouter } from '@tanstack/react-router'
import { mayPreload } from '#http/expiry.ts'

/** Loads the screen and the data of an address of the app before it is opened, unless the session is about to end. */
export function preload(router: Pick<ReturnType<typeof useRouter>, 'preloadRoute'>, to: string): void {
  if (!mayPreload()) return
  const [path = '/', query = ''] = to.split('?')
  const search = Object.fromEntries(new URLSearchParams(query))
  router.preloadRoute({ to: path, search }).catch(() => undefined)
}
