import type { ReactNode } from 'react'
import classes from './card.module.css'

interface CardProps {
  /** Without padding, for a table or a tree that draws to the edge. */
  readonly isFlush?: boolean
  readonly children: ReactNode
}

/** The one surface that content stands on: a hairline, no shadow, no frames inside. */
export function Card({ isFlush = false, children }: CardProps) {
  return (
    <div className={classes.card} data-flush={isFlush || undefined}>
      {children}
    </div>
  )
}
