import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './error-panel.module.css'
import { useRetry } from './load-failures.ts'

interface ErrorPanelProps {
  /** What happened, in one sentence. */
  readonly text: string
  /** What to do next. */
  readonly advice?: string | undefined
  readonly onRetry: () => void
  readonly isBusy?: boolean
  /** Another action, such as a link home. */
  readonly action?: ReactNode
}

/** Replaces a page that cannot be shown: the error, an advice, a retry button. */
export function ErrorPanel({ text, advice, onRetry, isBusy = false, action }: ErrorPanelProps) {
  const t = useText()
  const { label, run, reloadAdvice } = useRetry(onRetry)
  return (
    <div className={classes.panel} role="alert">
      <h1 className={classes.title}>{text}</h1>
      <p className={classes.advice}>{reloadAdvice ?? advice ?? t('Kiểm tra mạng rồi bấm Thử lại.')}</p>
      <div className={classes.actions}>
        <Button loading={isBusy} onClick={run}>
          {label}
        </Button>
        {action}
      </div>
    </div>
  )
}
