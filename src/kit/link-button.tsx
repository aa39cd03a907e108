import { Button } from '@mantine/core'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

/** The props that a link needs to look like a button. */
export type ButtonLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'type'> & {
  readonly children: ReactNode
}

interface LinkButtonProps {
  readonly renderLink: (props: ButtonLinkProps) => ReactNode
  /** Primary by default; a page has one primary button. */
  readonly variant?: 'filled' | 'default'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A link that looks like a button: its address can be opened in a new tab and shared. */
export function LinkButton({ renderLink, variant = 'filled', icon, children }: LinkButtonProps) {
  // Mantine passes the `type` of a button; on a link it would be a media type.
  const root = (props: ButtonLinkProps) => renderLink({ ...props, type: undefined } as ButtonLinkProps)
  return (
    <Button variant={variant} leftSection={icon} renderRoot={root}>
      {children}
    </Button>
  )
}
