import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from '#kit/dialog-frame.tsx'

interface LeaveBulkDialogProps {
  /** How many records are still to be sent. */
  readonly count: number
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before a list is left while something is done to many of its records. */
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
