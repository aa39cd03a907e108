import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'
import { folderName } from './files-location.ts'
import { NewFolderDialog } from './new-folder-dialog.tsx'
import { useFailureText } from './use-failure-text.ts'
import { useCreateFolder } from './use-file-writes.ts'

interface NewFolderProps {
  readonly folder: string
  readonly onClose: () => void
}

/** Creates a folder in another one; a refusal is shown beside the name, which keeps its value. */
export function NewFolder({ folder, onClose }: NewFolderProps) {
  const t = useText()
  const failureText = useFailureText('folder')
  const { mutate, isPending, error } = useCreateFolder()
  const create = (name: string) =>
    mutate(
      { name, path: folder },
      {
        onSuccess: () => {
          onClose()
          notify({ tone: 'good', text: text('Đã tạo thư mục {name}', { name }) })
        },
      },
    )
  return (
    <NewFolderDialog
      within={folderName(folder) || t('Kho tệp')}
      isBusy={isPending}
      error={failureText(error)}
      onCreate={create}
      onClose={onClose}
    />
  )
}
