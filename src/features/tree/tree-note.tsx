import { Button, Loader } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import classes from './tree.module.css'
import type { Branch } from './tree-items.ts'
import { DEEPEST, INDENT } from './use-row-drag.ts'

interface TreeNoteProps {
  readonly id: string
  readonly level: number
  readonly isActive: boolean
  readonly branch: Branch<unknown>
}

/** The line in place of children that are loading, missing, or failed to load. */
export function TreeNote({ id, level, isActive, branch }: TreeNoteProps) {
  const t = useText()
  const note = {
    loading: t('Đang tải…'),
    ready: t('Chưa có mục con.'),
    failed: branch.state === 'failed' ? branch.text : '',
  }[branch.state]
  return (
    <div
      role="treeitem"
      className={classes.row}
      data-id={id}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-selected={false}
      aria-busy={branch.state === 'loading' || undefined}
      style={{ paddingInlineStart: Math.min(level - 1, DEEPEST) * INDENT + 8 }}
    >
      <span className={classes.twist}>
        {branch.state === 'loading' && <Loader size={14} className={classes.late} />}
      </span>
      <span className={classes.note} role={branch.state === 'failed' ? 'alert' : undefined}>
        {note}
      </span>
      {branch.state === 'failed' && (
        <Button variant="subtle" size="compact-sm" tabIndex={isActive ? 0 : -1} onClick={branch.onRetry}>
          {t('Thử lại')}
        </Button>
      )}
    </div>
  )
}
