import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the app with its parameters. */
  readonly to: string
  readonly children: ReactNode
}

/** A link inside the app: its screen and data are fetched on intent, before the click. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const [path = '/', query = ''] = to.split('?')
  return (
    <Link
      {...rest}
      to={path}
      search={Object.fromEntries(new URLSearchParams(query))}
      // Whether a link is the present page is said by the caller, who knows of tabs and of records.
      activeProps={none}
      activeOptions={exactly}
    />
  )
}

const none = {}
const exactly = { exact: true }
