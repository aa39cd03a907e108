import type { ReactNode } from 'react'
import { PageFrame } from '#kit/page-frame.tsx'
import classes from './home-frame.module.css'

interface HomeFrameProps {
  readonly title: string
  /** The create actions below the title. */
  readonly actions: ReactNode
  /** The wide column. */
  readonly children: ReactNode
  /** The narrow column; content that loads late comes last, to avoid a layout shift. */
  readonly side: ReactNode
  /** Below the wide column; last on a phone. */
  readonly tiles: ReactNode
}

/** The layout of the home screen: greeting, news, and the user's own work beside them. */
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
