import type { ReactNode } from 'react'
import classes from './quote-bar.module.css'

/** What is done with a desk, always in reach at its foot. */
export function QuoteBar({ children }: { readonly children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>
}
