import { useText } from '#hooks/use-text.ts'
import classes from './tree.module.css'
import path from './tree-path.module.css'

interface TreeSkeletonProps {
  readonly rows: number
}

/** The skeleton of a tree that is loading; its lines are as high as the rows, to avoid a layout shift. */
export function TreeSkeleton({ rows }: TreeSkeletonProps) {
  const t = useText()
  return (
    <div aria-busy="true">
      <div className={path.path} />
      <div className={classes.tree}>
        <output className={classes.status}>{t('Đang tải…')}</output>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={classes.row} aria-hidden>
            <span className={classes.bar} data-width={row % 4} data-late />
          </div>
        ))}
      </div>
    </div>
  )
}
