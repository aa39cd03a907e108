import type { ReactNode } from 'react'
import { PageFrame } from '#kit/page-frame.tsx'
import classes from './home-frame.module.css'

interface HomeFrameProps {
  readonly title: string
  /** Ways to begin something new, under the title. */
  readonly actions: ReactNode
  /** The wide column. */
  readonly children: ReactNode
  /** The narrow one; what comes late stands at its end, so that it moves nothing. */
  readonly side: ReactNode
  /** Below the wide column, and at the end of a phone. */
  readonly tiles: ReactNode
}

/** The first page: a greeting, what is new, and beside it one's own work. */
export function HomeFrame({ title, actions, children, side, tiles }: HomeFrameProps) {
  return (
    <PageFrame title={title} toolbar={actions}>
      <div className={classes.frame}>
        <div className={classes.main}>{children}</div>
        <div className={classes.side}>{side}</div>
        <div className={classes.tiles}>{tiles}</div>
      </div>
    </PageFrame>
  )
}
