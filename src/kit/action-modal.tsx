import { Text as MantineText } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Text } from '#text/text.ts'
import { type DialogAct, DialogActions } from './dialog-actions.tsx'
import { Modal } from './modal.tsx'

interface ActionModalProps {
  readonly title: string
  /** The label of the harmless way out. */
  readonly close: Text
  /** What the dialog can do, the usual act last. */
  readonly acts?: readonly DialogAct[]
  /** The error of the last attempt; the dialog stays open. */
  readonly error?: ReactNode
  /** Has room for amounts beside names. */
  readonly isWide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog with a text and buttons. */
export function ActionModal(props: ActionModalProps) {
  const { title, close, acts, error, isWide, onClose, children } = props
  return (
    <Modal form="question" title={title} isWide={isWide} onClose={onClose}>
      <div>{children}</div>
      <MantineText component="div" role="alert" c="var(--mantine-color-error)" mt={error ? 'sm' : 0}>
        {error}
      </MantineText>
      <DialogActions close={close} onClose={onClose} acts={acts} />
    </Modal>
  )
}
