import type { ReactNode } from 'react'

/** What a part of the kit says about a link it wants drawn; routes are the caller's business. */
export interface LinkProps {
  readonly to: string
  readonly className?: string | undefined
  readonly title?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** Draws a link of the application's router. */
export type RenderLink = (props: LinkProps) => ReactNode
