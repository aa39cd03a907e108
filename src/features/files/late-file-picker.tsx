import type { ComponentProps } from 'react'
import { useText } from '#hooks/use-text.ts'
import { late, type WaitingProps } from '#kit/late.tsx'
import { RetryDialog } from '#kit/retry-dialog.tsx'
import type { FilePicker } from './file-picker.tsx'

/** The picker of the file manager; its code comes when it is first opened, or ahead with `preload`. */
export const LateFilePicker = late(async () => (await import('./file-picker.tsx')).FilePicker, Waiting)

function Waiting({ given, hasFailed, onRetry }: WaitingProps<ComponentProps<typeof FilePicker>>) {
  const t = useText()
  if (!hasFailed) return null
  return <RetryDialog title={t('Chọn từ kho tệp')} onRetry={onRetry} onClose={given.onClose} />
}
