import { useContext } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { Row } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { deferDelete } from '#hooks/write/pending-deletes.ts'
import { useDelete } from '#hooks/write/use-delete.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import { ConfirmDialog } from '#kit/confirm-dialog.tsx'
import { focusBeside } from '#kit/focus-beside.ts'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'
import { recordLines } from './relations/relation-lines.ts'
import { RelationsNote } from './relations/relations-note.tsx'
import { ResourcesContext } from './resources-context.ts'

interface DeleteDialogProps {
  readonly resource: ResourceWith<'remove'>
  readonly row: Row
  readonly onClose: () => void
  /** Called once the record is removed from the screen; the dialog closes by itself. */
  readonly onDeleted?: () => void
}

/**
 * Asks for confirmation with the record's name and its relations. The record disappears at once; the request is sent when the
 * notice with the undo button closes. A refusal is shown and the record appears again.
 */
export function DeleteDialog({ resource, row, onClose, onDeleted }: DeleteDialogProps) {
  const t = useText()
  const { mutateAsync } = useDelete(resource, (failure) =>
    notify({ tone: 'bad', ...failure.shown('delete') }),
  )
  const name = recordName(resource, row, t)
  const lines = recordLines(resource, [row], useContext(ResourcesContext), t)
  const remove = () => {
    focusBeside([row.id])
    const pendingDelete = deferDelete(resource, row.id, () =>
      mutateAsync(row.id).catch((failure: unknown) => {
        if (!(failure instanceof WriteFailed)) throw failure
      }),
    )
    notify({
      tone: 'plain',
      text: text('Đã xóa {name}', { name }),
      undo: pendingDelete.undo,
      onRemoved: () => void pendingDelete.send(),
    })
    onClose()
    onDeleted?.()
  }
  return (
    <ConfirmDialog
      title={t('Xóa {noun} này?', { noun: t(resource.noun) })}
      confirm={t('Xóa')}
      onConfirm={remove}
      onClose={onClose}
    >
      <span>{t('“{name}” sẽ bị xóa. Ngay sau đó bạn vẫn hoàn tác được.', { name })}</span>
      <RelationsNote lines={lines} onFollow={onClose} />
    </ConfirmDialog>
  )
}
