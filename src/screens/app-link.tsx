import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { mayPreload } from '#http/expiry.ts'
import { useIntent } from '#kit/use-intent.ts'

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the app with its parameters. */
  readonly to: string
  /** The address at the time of a press, where a newer one is known than that of the last render. */
  readonly latestTo?: () => string
  /** Called before the app goes to the address; not for a click that the browser handles, such as one for a new tab. */
  readonly onFollow?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * A link inside the app: preloads its screen and data on intent, before the click. It replaces the router's
 * own link, which is rendered again at every navigation: a list has one in each row.
 */
export function AppLink({ to, latestTo, onClick, onFollow, children, ...rest }: AppLinkProps) {
  const router = useRouter()
  const { cancel, handlers } = useIntent(() => preload(router, latestTo?.() ?? to))
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || rest.target) return
    event.preventDefault()
    cancel()
    onFollow?.()
    router.history.push(latestTo?.() ?? to)
  }
  return (
    <a {...rest} href={to} onClick={follow} {...handlers}>
      {children}
    </a>
  )
}

// A click with a modifier or another button opens a tab or a window or saves the target: left to the browser.
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Loads the screen and the data of an address of the app before it is opened, unless the session is about to end. */
export function preload(router: Pick<ReturnType<typeof useRouter>, 'preloadRoute'>, to: string): void {
  if (!mayPreload()) return
  const [path = '/', query = ''] = to.split('?')
  const search = Object.fromEntries(new URLSearchParams(query))
  router.preloadRoute({ to: path, search }).catch(() => undefined)
}
