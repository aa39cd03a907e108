import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from '#kit/dialog-frame.tsx'
import { type Text, text } from '#text/text.ts'
import { WarningList } from './warning-list.tsx'
import type { Warning } from './warnings.ts'

interface WarningDialogProps {
  readonly warnings: readonly Warning[]
  /** What is about to be done, such as "Vẫn chép"; absent where the user only reads. */
  readonly confirm?: Text | undefined
  readonly onConfirm: () => void
  readonly onField: (label: string) => void
  readonly onClose: () => void
}

/** Asks once before a quote with warnings is sent. */
export function WarningDialog({ warnings, confirm, onConfirm, onField, onClose }: WarningDialogProps) {
  const t = useText()
  return (
    <DialogFrame
      title={t('Xem trước khi gửi')}
      close={confirm ? text('Xem lại') : text('Đóng')}
      acts={confirm ? [{ label: confirm, onClick: onConfirm }] : []}
      onClose={onClose}
    >
      <WarningList warnings={warnings} onField={onField} />
    </DialogFrame>
  )
}
