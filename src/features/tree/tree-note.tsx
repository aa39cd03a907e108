import { Button, Loader, Text } from '@mantine/core'
import type { Branch } from '#hooks/tree/use-branches.ts'
import { useText } from '#hooks/use-text.ts'
import classes from './tree.module.css'
import { insetOf } from './use-row-drag.ts'

interface TreeNoteProps {
  readonly id: string
  readonly level: number
  readonly isActive: boolean
  readonly branch: Branch
}

/** The line in place of children that are loading, missing, or failed to load. */
export function TreeNote({ id, level, isActive, branch }: TreeNoteProps) {
  const t = useText()
  const { state } = branch
  return (
    <div
      role="treeitem"
      className={classes.row}
      data-id={id}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-selected={false}
      aria-busy={state === 'loading' || undefined}
      style={{ paddingInlineStart: insetOf(level) }}
    >
      <span className={classes.twist}>{state === 'loading' && <Loader size={14} data-late />}</span>
      <Text span c="dimmed" role={state === 'failed' ? 'alert' : undefined}>
        {state === 'failed' ? t(branch.text) : state === 'loading' ? t('Đang tải…') : t('Chưa có mục con.')}
      </Text>
      {state === 'failed' && (
        <Button variant="subtle" size="compact-sm" tabIndex={isActive ? 0 : -1} onClick={branch.retry}>
          {t('Thử lại')}
        </Button>
      )}
    </div>
  )
}
