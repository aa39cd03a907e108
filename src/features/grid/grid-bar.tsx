import { ActionIcon, Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { inSlices } from '#hooks/changes/in-slices.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import bar from '#kit/sticky-bar.module.css'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'
import type { Written } from './grid-cell.ts'
import type { GridStore } from './grid-store.ts'

interface GridBarProps {
  readonly store: GridStore
  /** Called with what an undo or redo has written. */
  readonly onWritten: (written: Written) => void
  /** The button that opens the plan; the grid gives it the focus on Escape. */
  readonly review: Ref<HTMLButtonElement>
  readonly onReview: () => void
}

/** The footer of the grid: how much was changed, undo and redo, and the plan of the changes. */
export function GridBar({ store, onWritten, review, onReview }: GridBarProps) {
  const t = useText()
  useSyncExternalStore(store.subscribe, store.version)
  const problems = useProblemCount(store)
  const cells = store.changedCount()
  const rows = store.changedRows()
  const removeNotice = useRef<() => void>(undefined)
  // Its cells are gone with the grid.
  useEffect(() => () => removeNotice.current?.(), [])
  const step = (kind: 'undo' | 'redo') => onWritten({ changed: store[kind](), locked: 0, step: kind })
  const discard = () => {
    const discarded = store.reset(rows.map(([{ id }]) => id))
    removeNotice.current = notify({
      tone: 'plain',
      text: text('Đã bỏ {n} ô đang sửa.', { n: formatNumber(cells) }),
      undo: () => store.putBack(discarded),
    })
    // The pressed button is gone with the last changed cell.
    store.input()?.focus()
  }
  return (
    <div className={bar.bar}>
      <Text span flex="1 1 14rem">
        <span>
          {cells === 0
            ? t('Chưa sửa ô nào.')
            : t('{cells} ô đã sửa ở {rows} mục', {
                cells: formatNumber(cells),
                rows: formatNumber(rows.length),
              })}
        </span>
        {problems > 0 && (
          <Text span c="var(--mantine-color-error)">
            {` · ${t('{n} ô cần xem lại', { n: formatNumber(problems) })}`}
          </Text>
        )}
      </Text>
      <ActionIcon
        size={36}
        aria-label={t('Hoàn tác')}
        data-tip={t('Hoàn tác (Ctrl+Z)')}
        aria-disabled={!store.canUndo()}
        data-disabled={!store.canUndo() || undefined}
        onClick={() => step('undo')}
      >
        <IconArrowBackUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={36}
        aria-label={t('Làm lại')}
        data-tip={t('Làm lại (Ctrl+Y)')}
        aria-disabled={!store.canRedo()}
        data-disabled={!store.canRedo() || undefined}
        onClick={() => step('redo')}
      >
        <IconArrowForwardUp size={18} aria-hidden />
      </ActionIcon>
      {cells > 0 && (
        <Button variant="default" onClick={discard}>
          {t('Bỏ thay đổi')}
        </Button>
      )}
      <Button
        ref={review}
        aria-keyshortcuts="Control+S"
        data-disabled={cells === 0 || undefined}
        aria-disabled={cells === 0}
        onClick={onReview}
      >
        {t('Xem trước rồi lưu')}
      </Button>
    </div>
  )
}

/** The number of cells that would be refused; counted in short tasks, because a paste may change thousands of rows. */
function useProblemCount(store: GridStore): number {
  const version = useSyncExternalStore(store.subscribe, store.version)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let found = 0
    const add = ([row, cells]: ReturnType<GridStore['changedRows']>[number]) => {
      found += Object.keys(store.reader().plan(row, cells).problems).length
    }
    inSlices(store.changedRows(), add, signal).then(
      () => !signal.aborted && setCount(found),
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the cells change with the version
  }, [store, version])
  return count
}
