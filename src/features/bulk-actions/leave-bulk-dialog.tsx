import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from '#kit/dialog-frame.tsx'

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
    <DialogFrame
      title={t('Rời trang khi chưa làm xong?')}
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
      {t('Còn {count} mục. Rời trang thì những mục chưa gửi sẽ giữ nguyên.', { count })}
    </DialogFrame>
  )
}
