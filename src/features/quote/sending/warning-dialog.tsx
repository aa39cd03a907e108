import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from '#kit/dialog-frame.tsx'
import { type Text, text } from '#text/text.ts'
import { WarningList } from './warning-list.tsx'
import type { Warning } from './warnings.ts'

interface WarningDialogProps {
  readonly warnings: readonly Warning[]
  /** The label of the pending action, such as "Vẫn chép"; absent if the dialog only lists the warnings. */
  readonly confirm?: Text | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks once before a quote with warnings is sent. */
export function WarningDialog({ warnings, confirm, onConfirm, onClose }: WarningDialogProps) {
  const t = useText()
  return (
    <DialogFrame
      title={t('Xem trước khi gửi')}
      close={confirm ? text('Xem lại') : text('Đóng')}
      acts={confirm ? [{ label: confirm, onClick: onConfirm }] : []}
      onClose={onClose}
    >
      <WarningList warnings={warnings} />
    </DialogFrame>
  )
}
