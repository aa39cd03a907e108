import type { ReactNode } from 'react'
import classes from './quote-frame.module.css'

interface QuoteFrameProps {
  /** What is typed. */
  readonly children: ReactNode
  /** What comes of it: beside what is typed where there is room, and in sight while that is scrolled. */
  readonly result: ReactNode
  /** What is only now and then of use, below both. */
  readonly foot: ReactNode
}

/** The two halves of a desk: on the left what is asked, on the right the answer; on a phone one below the other. */
export function QuoteFrame({ children, result, foot }: QuoteFrameProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.column}>{children}</div>
      <div className={classes.result} data-result>
        {result}
      </div>
      <div className={classes.column}>{foot}</div>
    </div>
  )
}
