import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { type ButtonLook, buttonLook } from './button.tsx'

/** The props that a link needs to look like a button. */
export type ButtonLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'type'> & {
  readonly children: ReactNode
}

interface LinkButtonProps extends Omit<ButtonLook, 'loading' | 'className'> {
  readonly renderLink: (props: ButtonLinkProps) => ReactNode
}

/** A link that looks like a button: its address can be opened in a new tab and shared. */
export function LinkButton({ renderLink, ...look }: LinkButtonProps) {
  return renderLink(buttonLook(look))
}
