import type { ReactNode } from 'react'
import { text } from '#text/text.ts'
import { ActionModal } from './action-modal.tsx'

interface LeaveDialogProps {
  readonly title: string
  readonly onStay: () => void
  readonly onLeave: () => void
  /** Saves, then leaves if that succeeded; without it there is nothing to save. */
  readonly onSave?: (() => void) | undefined
  readonly isSaving?: boolean
  /** The consequences of leaving. */
  readonly children: ReactNode
}

/** Asks for confirmation before a page is left. */
export function LeaveDialog({
  title,
  onStay,
  onLeave,
  onSave,
  isSaving = false,
  children,
}: LeaveDialogProps) {
  const leave = { label: text('Rời đi'), isMinor: true, isDisabled: isSaving, onClick: onLeave }
  return (
    <ActionModal
      title={title}
      onClose={onStay}
      close={text('Ở lại')}
      acts={onSave ? [leave, { label: text('Lưu rồi rời'), isBusy: isSaving, onClick: onSave }] : [leave]}
    >
      {children}
    </ActionModal>
  )
}
