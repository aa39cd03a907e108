import { Button } from '@mantine/core'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

/** What a link must carry to look like a button. */
export type ButtonLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'type'> & {
  readonly children: ReactNode
}

interface LinkButtonProps {
  readonly renderLink: (props: ButtonLinkProps) => ReactNode
  /** Primary by default; a page has one of these. */
  readonly variant?: 'filled' | 'default'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A link that looks like a button: it leads to an address, so it can be opened in a new tab and sent. */
export function LinkButton({ renderLink, variant = 'filled', icon, children }: LinkButtonProps) {
  // Mantine hands over a button's `type`; on a link it would name a media type.
  const root = (props: ButtonLinkProps) => renderLink({ ...props, type: undefined } as ButtonLinkProps)
  return (
    <Button variant={variant} leftSection={icon} renderRoot={root}>
      {children}
    </Button>
  )
}
