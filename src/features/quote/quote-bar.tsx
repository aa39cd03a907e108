import type { ReactNode } from 'react'
import classes from './quote-bar.module.css'

interface QuoteBarProps {
  /** Beside what is typed it heads the answer; where both are stacked it is the foot of what is typed. */
  readonly at: 'head' | 'foot'
  readonly children: ReactNode
}

/** What is done with a desk, always in reach: of the two places only the one that fits the width is drawn. */
export function QuoteBar({ at, children }: QuoteBarProps) {
  return (
    <div className={classes.bar} data-at={at}>
      {children}
    </div>
  )
}
