import { Button, Group, Text } from '@mantine/core'
import { IconCircleCheck as IconCheck } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { ChangeRun } from '#hooks/changes/change-run.ts'
import { useRun } from '#hooks/changes/use-run.ts'
import { useText } from '#hooks/use-text.ts'
import { BusyButton } from '#kit/busy-button.tsx'
import { CountProgress } from '#kit/count-progress.tsx'
import { useSaveKey } from '#kit/save-bar.tsx'
import bar from '#kit/sticky-bar.module.css'
import { useLostFocus } from '#kit/use-lost-focus.ts'
import { formatNumber } from '#text/format.ts'
import classes from './change-bar.module.css'
import { reportRunEnd } from './report-run-end.ts'

interface ChangeBarProps {
  readonly run: ChangeRun | null
  readonly isBusy?: boolean | undefined
  /** The number of rows that can be sent. */
  readonly count: number
  /** Whether all of them have failed before. */
  readonly isAgain: boolean
  readonly onSend: () => void
  /** The other buttons, before the one that sends. */
  readonly children?: ReactNode
  readonly tools?: ReactNode
}

/** The footer of a plan: sends its rows, shows the progress, stops, and undoes the saved rows. */
export function ChangeBar({ run, isBusy = false, count, isAgain, onSend, children, tools }: ChangeBarProps) {
  const t = useText()
  const send = useRef<HTMLButtonElement>(null)
  useSaveKey(send)
  useRun(run)
  const frame = useRef<HTMLElement>(null)
  const progress = run?.progress()
  // The button that sends or stops is gone with its press.
  useLostFocus(frame, progress !== undefined && progress !== null)
  const section = {
    ref: frame,
    tabIndex: -1,
    'aria-label': t('Lưu các thay đổi'),
    className: `${bar.bar} ${classes.bar}`,
  }
  if (run && progress) {
    const numbers = { done: formatNumber(progress.done), total: formatNumber(progress.total) }
    const isUndo = progress.act === 'undo'
    return (
      <section {...section}>
        <Text span flex={1} miw="10rem">
          {isUndo ? t('Đang hoàn tác {done} / {total}…', numbers) : t('Đang lưu {done} / {total}…', numbers)}
        </Text>
        <CountProgress
          label={isUndo ? t('Đã hoàn tác') : t('Đã lưu')}
          done={progress.done}
          total={progress.total}
          flex={1}
        />
        <Button variant="default" onClick={() => run.stop()}>
          {t('Dừng')}
        </Button>
      </section>
    )
  }
  const saved = run?.count('done') ?? 0
  const isSaved = saved > 0 && count === 0
  const rows = { count: formatNumber(count) }
  return (
    <section {...section}>
      {(tools || isSaved) && (
        <Group component="span" gap="xs" flex={1} miw="10rem">
          {tools}
          {isSaved && (
            <Group component="span" gap={6} ms="auto" c="var(--ben-good)">
              <IconCheck size={18} aria-hidden />
              <span>{t('Đã lưu {count} dòng.', { count: formatNumber(saved) })}</span>
            </Group>
          )}
        </Group>
      )}
      {children}
      {run && saved > 0 && (
        <Button variant="default" onClick={() => void reportRunEnd(run.undo())}>
          {t('Hoàn tác {count} dòng đã lưu', { count: formatNumber(saved) })}
        </Button>
      )}
      {(count > 0 || !run) && (
        <BusyButton
          ref={send}
          isBusy={isBusy}
          aria-keyshortcuts="Control+S"
          data-disabled={count === 0 || undefined}
          aria-disabled={count === 0}
          onClick={count === 0 ? undefined : onSend}
        >
          {isAgain ? t('Lưu lại {count} dòng', rows) : t('Lưu {count} dòng', rows)}
        </BusyButton>
      )}
    </section>
  )
}
