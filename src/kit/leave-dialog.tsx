import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from './dialog-frame.tsx'

interface LeaveDialogProps {
  /** How many fields differ from the saved record. */
  readonly count: number
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks for confirmation before a page with unsaved fields is left. */
export function LeaveDialog({ count, onStay, onLeave }: LeaveDialogProps) {
  const t = useText()
  return (
    <DialogFrame
      title={t('Rời trang khi chưa lưu?')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('Ở lại')}</Button>
          <Button variant="default" onClick={onLeave}>
            {t('Rời trang')}
          </Button>
        </>
      }
    >
      {t('Bạn có {count} mục đã sửa mà chưa lưu. Bản nháp được giữ trong trình duyệt này 7 ngày.', {
        count,
      })}
    </DialogFrame>
  )
}
