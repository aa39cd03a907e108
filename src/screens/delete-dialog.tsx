import { useState } from 'react'
import type { Having } from '#descriptor/resource.ts'
import { labelOf, type Row } from '#descriptor/row.ts'
import { useDelete } from '#hooks/use-delete.ts'
import { useText } from '#hooks/use-text.ts'
import type { WriteFailed } from '#hooks/write-failed.ts'
import { ConfirmDialog } from '#kit/confirm-dialog.tsx'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'

interface DeleteDialogProps {
  readonly resource: Having<'remove'>
  readonly row: Row
  readonly onClose: () => void
  /** After the record is gone; the dialog closes by itself. */
  readonly onDeleted?: () => void
}

/** Asks with the record's name before it is deleted; a refusal is said in the dialog, which stays. */
export function DeleteDialog({ resource, row, onClose, onDeleted }: DeleteDialogProps) {
  const t = useText()
  const { mutate, isPending } = useDelete(resource)
  const [failed, setFailed] = useState<WriteFailed | null>(null)
  const name = labelOf(resource, row)
  const remove = () => {
    setFailed(null)
    mutate(row.id, {
      onError: setFailed,
      onSuccess: () => {
        notify({ tone: 'good', text: text('Đã xóa {name}', { name }) })
        onClose()
        onDeleted?.()
      },
    })
  }
  return (
    <ConfirmDialog
      title={t('Xóa {noun} này?', { noun: t(resource.noun) })}
      confirm={t('Xóa')}
      isBusy={isPending}
      error={failed ? `${t(failed.text)} ${t(failed.advice)}` : undefined}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('“{name}” sẽ bị xóa hẳn.', { name })}
    </ConfirmDialog>
  )
}
