import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { text } from '#text/text.ts'
import { DialogFrame } from './dialog-frame.tsx'

interface MoveDialogFrameProps {
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
export function MoveDialogFrame({ name, canMove, onMove, onClose, children }: MoveDialogFrameProps) {
  const t = useText()
  return (
    <DialogFrame
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
    </DialogFrame>
  )
}
