import { useContext } from 'react'
import { useText } from '#hooks/use-text.ts'
import { ConfirmDialog } from '#kit/confirm-dialog.tsx'
import { notify } from '#kit/notice.tsx'
import { FailureText } from '#screens/failure-text.tsx'
import { fileLines } from '#screens/relations/relation-lines.ts'
import { UsesQuestion, useUses } from '#screens/relations/relations-box.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import { text } from '#text/text.ts'
import type { StoredFile } from './stored-file.ts'
import { useRemoveFile } from './use-file-writes.ts'

interface RemoveDialogProps {
  readonly folder: string
  readonly file: StoredFile
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/**
 * Confirms the removal of a file or a folder by its name, a file also with what shows it; shows a refusal (in use, not empty) in the dialog.
 */
export function RemoveDialog({ folder, file, onClose, onRemoved }: RemoveDialogProps) {
  const t = useText()
  const { mutate, isPending, error } = useRemoveFile(folder)
  const { name, isFolder } = file
  const lines = fileLines(file.url, useContext(ResourcesContext), t)
  const uses = useUses(lines)
  const remove = () =>
    mutate(file, {
      onSuccess: () => {
        notify({ tone: 'plain', text: text('Đã xóa {name}', { name }) })
        onRemoved()
      },
    })
  return (
    <ConfirmDialog
      title={isFolder ? t('Xóa thư mục này?') : t('Xóa ảnh này?')}
      confirm={t('Xóa')}
      isBusy={isPending}
      error={error && <FailureText failure={error} act="removeFile" />}
      onConfirm={remove}
      onClose={onClose}
    >
      <UsesQuestion
        name={name}
        uses={uses}
        lines={lines}
        question={t('“{name}” sẽ bị xóa hẳn.', { name })}
        onFollow={onClose}
      />
    </ConfirmDialog>
  )
}
