import { useRouter } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { mayPreload } from '#http/expiry.ts'

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the app with its parameters. */
  readonly to: string
  /** Called before the app goes to the address; not for a click that the browser handles, such as one for a new tab. */
  readonly onFollow?: (() => void) | undefined
  readonly children: ReactNode
}

/** Milliseconds of hover after which the screen of a link is preloaded. */
const intentDelay = 50

/**
 * A link inside the app: preloads its screen and data on intent, before the click. It replaces the router's
 * own link, which is rendered again at every navigation: a list has one in each row.
 */
export function AppLink({ to, onClick, onFollow, children, ...rest }: AppLinkProps) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const preload = () => {
    clearTimeout(timer.current)
    if (!mayPreload()) return
    const [path = '/', query = ''] = to.split('?')
    const search = Object.fromEntries(new URLSearchParams(query))
    router.preloadRoute({ to: path, search }).catch(() => undefined)
  }
  const preloadSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(preload, intentDelay)
  }
  const cancelPreload = () => clearTimeout(timer.current)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || rest.target) return
    event.preventDefault()
    cancelPreload()
    onFollow?.()
    router.history.push(to)
  }
  return (
    <a
      {...rest}
      href={to}
      onClick={follow}
      onPointerEnter={preloadSoon}
      onPointerLeave={cancelPreload}
      onPointerDown={preload}
      onFocus={preloadSoon}
      onBlur={cancelPreload}
    >
      {children}
    </a>
  )
}

// A click with a modifier or another button opens a tab or a window or saves the target: left to the browser.
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
