import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './state.module.css'

interface EmptyStateProps {
  readonly icon?: Icon
  /** One sentence: the expected content, or that nothing was found. */
  readonly children: ReactNode
  /** A second sentence: what the list is narrowed to. */
  readonly detail?: string
  /** The button or link for the first step. */
  readonly action?: ReactNode
}

/** Replaces the rows of an empty list: explains the expected content and offers the first step. */
export function EmptyState({ icon: EmptyIcon, children, detail, action }: EmptyStateProps) {
  return (
    <output className={classes.state}>
      {EmptyIcon && <EmptyIcon size={32} stroke={1.25} aria-hidden className={classes.sign} />}
      <span className={`${classes.words} ${classes.text}`}>{children}</span>
      {detail && <span className={`${classes.words} ${classes.text} ${classes.dimmed}`}>{detail}</span>}
      {action && <div className={classes.actions}>{action}</div>}
    </output>
  )
}
