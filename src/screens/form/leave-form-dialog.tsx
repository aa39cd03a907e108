import { useText } from '#hooks/use-text.ts'
import { LeaveDialog } from '#kit/leave-dialog.tsx'

interface LeaveFormDialogProps {
  /** How many fields differ from the saved record. */
  readonly count: number
  readonly onStay: () => void
  readonly onLeave: () => void
  /** Saves, then leaves if that succeeded; without it the form cannot be saved. */
  readonly onSave?: (() => void) | undefined
  readonly isSaving?: boolean
}

/** Asks for confirmation before a form with unsaved fields is left. */
export function LeaveFormDialog({ count, ...acts }: LeaveFormDialogProps) {
  const t = useText()
  return (
    <LeaveDialog title={t('Rời trang khi chưa lưu?')} {...acts}>
      {t('Bạn có {count} ô đã sửa mà chưa lưu. Bản nháp được giữ trong trình duyệt này 7 ngày.', { count })}
    </LeaveDialog>
  )
}
