import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from './dialog-frame.tsx'

interface ConfirmDialogProps {
  readonly title: string
  /** The label of the destructive button. */
  readonly confirm: string
  readonly isBusy?: boolean
  readonly error?: string | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks for confirmation of a destructive action; the text names the record. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, isBusy = false, error, onConfirm, onClose, children } = props
  const t = useText()
  return (
    <DialogFrame
      title={title}
      error={error}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Giữ lại')}
          </Button>
          <Button color="red" loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  )
}
