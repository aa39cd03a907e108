import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { useRetry } from './load-failures.ts'

interface RetryDialogProps {
  readonly title: string
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Replaces a dialog whose code failed to load. */
export function RetryDialog({ title, onRetry, onClose }: RetryDialogProps) {
  const t = useText()
  const { label, run, reloadAdvice } = useRetry(onRetry)
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Đóng')}
          </Button>
          <Button onClick={run}>{label}</Button>
        </>
      }
    >
      {t('Chưa tải được phần này.')} {reloadAdvice}
    </DialogFrame>
  )
}
