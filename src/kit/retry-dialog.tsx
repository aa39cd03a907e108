import { useText } from '#hooks/use-text.ts'
import { text } from '#text/text.ts'
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
    <DialogFrame title={title} onClose={onClose} close={text('Đóng')} acts={[{ label, onClick: run }]}>
      {t('Chưa tải được phần này.')} {reloadAdvice}
    </DialogFrame>
  )
}
