import { Button } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { BusyButton } from '#kit/busy-button.tsx'
import bar from '#kit/sticky-bar.module.css'
import { useSaveKey } from '#kit/use-save-key.ts'
import { formatNumber } from '#text/format.ts'
import classes from './paste-bar.module.css'

interface PasteBarProps {
  /** The progress of sending; null if nothing is being sent. */
  readonly progress: { readonly done: number; readonly total: number } | null
  readonly isBusy: boolean
  /** The number of rows that can be sent. */
  readonly count: number
  /** Whether all of them were sent before. */
  readonly isAgain: boolean
  readonly onSend: () => void
  readonly onStop: () => void
  readonly onClear: () => void
  readonly tools?: ReactNode
}

/** The footer of the paste screen: sends the valid rows, shows the progress, stops, and clears the grid. */
export function PasteBar({
  progress,
  isBusy,
  count,
  isAgain,
  onSend,
  onStop,
  onClear,
  tools,
}: PasteBarProps) {
  const t = useText()
  const send = useRef<HTMLButtonElement>(null)
  useSaveKey(send)
  if (progress) {
    const numbers = { done: formatNumber(progress.done), total: formatNumber(progress.total) }
    return (
      <div className={bar.bar}>
        <span className={classes.words}>{t('Đang gửi {done} / {total}…', numbers)}</span>
        <progress
          aria-label={t('Đã gửi')}
          value={progress.done}
          max={progress.total}
          className={classes.progress}
        />
        <Button variant="default" onClick={onStop}>
          {t('Dừng')}
        </Button>
      </div>
    )
  }
  return (
    <div className={bar.bar}>
      <span className={classes.words}>{tools}</span>
      <Button variant="default" onClick={onClear}>
        {t('Bỏ bảng này')}
      </Button>
      <BusyButton
        ref={send}
        isBusy={isBusy}
        aria-keyshortcuts="Control+S"
        data-disabled={count === 0 || undefined}
        aria-disabled={count === 0}
        onClick={count === 0 ? undefined : onSend}
      >
        {isAgain ? t('Gửi lại {count} dòng', { count }) : t('Gửi {count} dòng', { count })}
      </BusyButton>
    </div>
  )
}
