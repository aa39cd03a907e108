import { useText } from '#hooks/use-text.ts'
import { LeaveDialog } from '#kit/leave-dialog.tsx'

interface LeaveBulkDialogProps {
  /** The number of records that are not sent yet. */
  readonly count: number
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Confirms leaving a list while a bulk action is running. */
export function LeaveBulkDialog({ count, onStay, onLeave }: LeaveBulkDialogProps) {
  const t = useText()
  return (
    <LeaveDialog title={t('Rời trang khi chưa làm xong?')} onStay={onStay} onLeave={onLeave}>
      {t('Còn {count} mục. Rời trang thì những mục chưa làm sẽ giữ nguyên.', { count })}
    </LeaveDialog>
  )
}
