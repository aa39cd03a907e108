import type { ReactNode } from 'react'
import { text } from '#text/text.ts'
import { ActionModal } from './action-modal.tsx'

interface ConfirmDialogProps {
  readonly title: string
  /** The label of the destructive button. */
  readonly confirm: string
  readonly isBusy?: boolean
  readonly error?: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks for confirmation of a destructive action; the text names the record. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, isBusy = false, error, onConfirm, onClose, children } = props
  return (
    <ActionModal
      title={title}
      error={error}
      isPending={isBusy}
      onClose={onClose}
      close={text('Giữ lại')}
      acts={[{ label: confirm, isDanger: true, isBusy, onClick: onConfirm }]}
    >
      {children}
    </ActionModal>
  )
}
