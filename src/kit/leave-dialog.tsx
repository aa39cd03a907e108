import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from './dialog-frame.tsx'

interface LeaveDialogProps {
  readonly title: string
  readonly onStay: () => void
  readonly onLeave: () => void
  /** The consequences of leaving. */
  readonly children: ReactNode
}

/** Asks for confirmation before a page is left. */
export function LeaveDialog({ title, onStay, onLeave, children }: LeaveDialogProps) {
  const t = useText()
  return (
    <DialogFrame
      title={title}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('Ở lại')}</Button>
          <Button variant="default" onClick={onLeave}>
            {t('Rời trang')}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  )
}
