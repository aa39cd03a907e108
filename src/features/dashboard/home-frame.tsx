import type { ReactNode } from 'react'
import { PageFrame } from '#kit/page-frame.tsx'
import classes from './home-frame.module.css'

interface HomeFrameProps {
  readonly title: string
  /** Today, beside the title. */
  readonly note: string
  /** The most frequent acts, at the right of the title. */
  readonly actions: ReactNode
  readonly tiles: ReactNode
  /** The wide column. */
  readonly children: ReactNode
  /** The narrow column; below the wide one on a phone. */
  readonly side: ReactNode
}

/** The layout of the home screen: greeting, numbers, the work that waits, and news beside it. */
export function HomeFrame({ title, note, actions, tiles, children, side }: HomeFrameProps) {
  return (
    <PageFrame title={title} note={note} action={<div className={classes.actions}>{actions}</div>}>
      <div className={classes.frame}>
        {tiles}
        <div className={classes.columns}>
          <div className={classes.column}>{children}</div>
          <div className={classes.column}>{side}</div>
        </div>
      </div>
    </PageFrame>
  )
}
