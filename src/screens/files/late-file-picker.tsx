import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from '#kit/dialog-frame.tsx'
import { late, type WaitingProps } from '#kit/late.tsx'
import type { FilePicker } from './file-picker.tsx'

/** The picker of the file manager; its code comes when it is first opened, or ahead with `preload`. */
export const LateFilePicker = late(async () => (await import('./file-picker.tsx')).FilePicker, Waiting)

function Waiting({ given, hasFailed, onRetry }: WaitingProps<ComponentProps<typeof FilePicker>>) {
  const t = useText()
  if (!hasFailed) return null
  return (
    <DialogFrame
      title={t('Chọn từ kho tệp')}
      onClose={given.onClose}
      actions={
        <>
          <Button variant="default" onClick={given.onClose}>
            {t('Đóng')}
          </Button>
          <Button onClick={onRetry}>{t('Thử lại')}</Button>
        </>
      }
    >
      {t('Chưa tải được phần này.')}
    </DialogFrame>
  )
}
