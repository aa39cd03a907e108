import type { ReactNode } from 'react'
import classes from './quote-bar.module.css'

interface QuoteBarProps {
  /** `head`: above the result, beside the form; `foot`: below the form, if both are stacked. */
  readonly at: 'head' | 'foot'
  readonly children: ReactNode
}

/** The sticky actions of the form; CSS renders the one of the two bars that fits the width. */
export function QuoteBar({ at, children }: QuoteBarProps) {
  return (
    <div className={classes.bar} data-at={at}>
      {children}
    </div>
  )
}
