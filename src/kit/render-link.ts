import type { ReactNode } from 'react'

/** The props of a link that the kit renders; routes are the caller's business. */
export interface LinkProps {
  readonly to: string
  readonly className?: string | undefined
  readonly title?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** Renders a link of the application's router. */
export type RenderLink = (props: LinkProps) => ReactNode
