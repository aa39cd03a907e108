import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { text } from '#text/text.ts'
import { ActionModal } from './action-modal.tsx'

interface MoveModalProps {
  /** The label of the record that moves. */
  readonly name: string
  /** Whether a target is selected. */
  readonly canMove: boolean
  readonly onMove: () => void
  readonly onClose: () => void
  /** The targets. */
  readonly children: ReactNode
}

/** The dialog around the targets that a record can be moved to; it closes after the move. */
export function MoveModal({ name, canMove, onMove, onClose, children }: MoveModalProps) {
  const t = useText()
  return (
    <ActionModal
      title={t('Chuyển “{name}” đến', { name })}
      onClose={onClose}
      close={text('Hủy')}
      acts={[
        {
          label: text('Chuyển'),
          isDisabled: !canMove,
          onClick: () => {
            onMove()
            onClose()
          },
        },
      ]}
    >
      {children}
    </ActionModal>
  )
}
