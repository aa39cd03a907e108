import { useRouter } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { mayPreload } from '#http/expiry.ts'

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the app with its parameters. */
  readonly to: string
  readonly children: ReactNode
}

/** Milliseconds that a pointer rests on a link before its screen is fetched. */
const intentDelay = 50

/**
 * A link inside the app: its screen and data are fetched on intent, before the click. It is our own because the
 * router's link draws itself again at every navigation, and a list has one in each row.
 */
export function AppLink({ to, onClick, children, ...rest }: AppLinkProps) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const fetchNow = () => {
    clearTimeout(timer.current)
    if (!mayPreload()) return
    const [path = '/', query = ''] = to.split('?')
    const search = Object.fromEntries(new URLSearchParams(query))
    router.preloadRoute({ to: path, search }).catch(() => undefined)
  }
  const intend = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(fetchNow, intentDelay)
  }
  const forget = () => clearTimeout(timer.current)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || rest.target) return
    event.preventDefault()
    forget()
    router.history.push(to)
  }
  return (
    <a
      {...rest}
      href={to}
      onClick={follow}
      onPointerEnter={intend}
      onPointerLeave={forget}
      onPointerDown={fetchNow}
      onFocus={intend}
      onBlur={forget}
    >
      {children}
    </a>
  )
}

// A click that asks for a new tab or window, or to save the target, is the browser's own.
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
