import type { ReactNode } from 'react'
import classes from './card.module.css'

interface CardProps {
  /** Without padding, for a table or a tree that reaches the edge. */
  readonly isFlush?: boolean
  readonly children: ReactNode
}

/** The one surface of content: a hairline, no shadow, no nested frames. */
export function Card({ isFlush = false, children }: CardProps) {
  return (
    <div className={classes.card} data-flush={isFlush || undefined}>
      {children}
    </div>
  )
}
