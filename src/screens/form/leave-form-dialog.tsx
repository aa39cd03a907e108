import { useText } from '#hooks/use-text.ts'
import { LeaveDialog } from '#kit/leave-dialog.tsx'

interface LeaveFormDialogProps {
  /** How many fields differ from the saved record. */
  readonly count: number
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks for confirmation before a form with unsaved fields is left. */
export function LeaveFormDialog({ count, onStay, onLeave }: LeaveFormDialogProps) {
  const t = useText()
  return (
    <LeaveDialog title={t('Rời trang khi chưa lưu?')} onStay={onStay} onLeave={onLeave}>
      {t('Bạn có {count} mục đã sửa mà chưa lưu. Bản nháp được giữ trong trình duyệt này 7 ngày.', {
        count,
      })}
    </LeaveDialog>
  )
}
