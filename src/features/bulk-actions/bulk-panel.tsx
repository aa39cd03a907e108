import { Button, CloseButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { formatNumber } from '#text/format.ts'
import classes from './bulk-actions.module.css'

/** A failed record: its label and the reason. */
export interface BulkLine {
  readonly key: number
  readonly name: string
  readonly why: string
}

interface BulkPanelProps {
  readonly all: number
  /** The number of waiting and running jobs. */
  readonly left: number
  /** The number of changed records, and of those that had the value already. */
  readonly done: number
  readonly same: number
  readonly stopped: number
  readonly failed: readonly BulkLine[]
  readonly onStop: () => void
  readonly onRetry: () => void
  readonly onGoOn: () => void
  /** Set if the action can be undone. */
  readonly onUndo: (() => void) | undefined
  /** Whether the action was an undo; its own undo does it again. */
  readonly isUndo: boolean
  readonly onClose: () => void
}

/** The progress of a bulk action, and the records that failed. */
export function BulkPanel(props: BulkPanelProps) {
  const { all, left, stopped, failed } = props
  const t = useText()
  const panel = useRef<HTMLElement>(null)
  const isRunning = left > 0
  useEffect(() => {
    // The button that began or undid the work is gone, as is the one that stops it after the last record.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the buttons change
  }, [isRunning])
  return (
    <section ref={panel} tabIndex={-1} className={classes.panel} aria-label={t('Làm với nhiều mục')}>
      <div className={classes.head}>
        {/* The running count is not announced, only the result. */}
        {left > 0 && (
          <strong>
            {t('Đang làm: {n} / {all}', { n: formatNumber(all - left), all: formatNumber(all) })}
          </strong>
        )}
        <output>{left === 0 && <Outcome {...props} />}</output>
        {left > 0 && (
          <Button variant="default" size="compact-md" onClick={props.onStop}>
            {t('Dừng')}
          </Button>
        )}
        {left === 0 && failed.length > 0 && (
          <Button size="compact-md" onClick={props.onRetry}>
            {t('Thử lại các mục lỗi')}
          </Button>
        )}
        {left === 0 && stopped > 0 && (
          <Button variant="default" size="compact-md" onClick={props.onGoOn}>
            {t('Làm tiếp {n} mục', { n: formatNumber(stopped) })}
          </Button>
        )}
        {left === 0 && props.onUndo && (
          <Button variant="subtle" size="compact-md" onClick={props.onUndo}>
            {props.isUndo ? t('Làm lại') : t('Hoàn tác')}
          </Button>
        )}
        {left === 0 && <CloseButton size={28} aria-label={t('Đóng kết quả')} onClick={props.onClose} />}
      </div>
      {left > 0 && (
        <CountProgress label={t('Làm với nhiều mục')} done={all - left} total={all} my="0.25rem" />
      )}
      {failed.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
        <ul tabIndex={0} className={classes.lines} aria-label={t('Các mục lỗi')}>
          {failed.map(({ key, name, why }) => (
            <li key={key}>
              <strong>{name}</strong> <span className={classes.bad}>{why}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Outcome({ done, same, stopped, failed, isUndo }: BulkPanelProps) {
  const t = useText()
  const parts = [
    isUndo
      ? t('Đã hoàn tác {n} mục', { n: formatNumber(done) })
      : t('Xong {n} mục', { n: formatNumber(done) }),
    same > 0 && t('{n} mục vốn đã vậy', { n: formatNumber(same) }),
    failed.length > 0 && t('{n} mục chưa được', { n: formatNumber(failed.length) }),
    stopped > 0 && t('{n} mục chưa làm', { n: formatNumber(stopped) }),
  ]
  return `${parts.filter((some) => some !== false).join(', ')}.`
}
