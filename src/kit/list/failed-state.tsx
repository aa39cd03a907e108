import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { useRetry } from '#kit/load-failures.ts'
import classes from './state.module.css'

interface FailedStateProps {
  /** What is missing on this screen. */
  readonly text: string
  /** The literal text of the specification, a small line below. */
  readonly literal?: string
  /** The reason that the server sent. */
  readonly reason?: string
  /** An advice besides retrying. */
  readonly hint?: string
  readonly onRetry: () => void
  readonly isBusy?: boolean
  /** Renders one line above rows that are still shown, instead of a panel in their place. */
  readonly isLine?: boolean
}

/** The error of a failed load, with an advice and a retry button. */
export function FailedState(props: FailedStateProps) {
  const { text, literal, reason, hint, onRetry, isBusy, isLine } = props
  const t = useText()
  const { label, run, reloadAdvice } = useRetry(onRetry)
  return (
    <div className={isLine ? classes.line : classes.state} role="alert">
      <IconAlertTriangle size={isLine ? 18 : 32} stroke={1.5} aria-hidden className={classes.bad} />
      <div className={classes.words}>
        <p className={classes.text}>
          <b>{text}</b>
        </p>
        {literal && <p className={`${classes.dimmed} ${classes.literal}`}>{literal}</p>}
        {reason && <p className={classes.text}>{reason}</p>}
        <p className={`${classes.text} ${classes.dimmed}`}>
          {reloadAdvice ?? hint ?? t('Kiểm tra mạng rồi bấm Thử lại.')}
        </p>
      </div>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={isBusy}
        onClick={run}
      >
        {label}
      </Button>
    </div>
  )
}
