import { Button, FileButton, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { type Icon, IconLayoutGrid, IconList, IconPlus, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { pictureLimits } from '#descriptor/picture-limits.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { usePictureEditor } from '#screens/pictures/use-picture-editor.tsx'
import { text } from '#text/text.ts'
import type { FileView } from './file-items.tsx'
import classes from './file-tools.module.css'
import { folderName } from './files-location.ts'
import { NewFolderDialog } from './new-folder-dialog.tsx'
import { enqueue } from './upload-queue.ts'
import { useFailureText } from './use-failure-text.ts'
import { useCreateFolder } from './use-file-writes.ts'

interface FileToolsProps {
  readonly folder: string
  readonly view: FileView
  readonly onView: (view: FileView) => void
}

/** The view of a folder and its actions: in the line of the title, or in that of the picker's search. */
export function FileTools({ folder, view, onView }: FileToolsProps) {
  const [isNaming, setNaming] = useState(false)
  const { prepare, editor } = usePictureEditor()
  const send = async (files: readonly File[]) => {
    const ready = await prepare(files)
    if (ready) enqueue(ready, folder)
  }
  return (
    <>
      <div className={classes.tools}>
        <ViewSwitch view={view} onView={onView} />
        <NewFolderButton onClick={() => setNaming(true)} />
        <UploadButton onFiles={(files) => void send(files)} />
      </div>
      {editor}
      {isNaming && <NewFolder folder={folder} onClose={() => setNaming(false)} />}
    </>
  )
}

function NewFolderButton({ onClick }: { readonly onClick: () => void }) {
  const t = useText()
  return (
    <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={onClick}>
      {t('Thư mục mới')}
    </Button>
  )
}

/** Creates a folder in another one; a refusal is shown beside the name, which keeps its value. */
function NewFolder({ folder, onClose }: { readonly folder: string; readonly onClose: () => void }) {
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

/** Opens the file chooser of the browser for several images. */
function UploadButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useText()
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      multiple
      accept={pictureLimits.types.join(',')}
      resetRef={reset}
      onChange={(files) => {
        onFiles(files)
        // Otherwise the same file cannot be picked again after a failure.
        reset.current?.()
      }}
    >
      {(props) => (
        <Button {...props} leftSection={<IconUpload size={16} aria-hidden />}>
          {t('Tải ảnh lên')}
        </Button>
      )}
    </FileButton>
  )
}

interface ViewSwitchProps {
  readonly view: FileView
  readonly onView: (view: FileView) => void
}

/** The view of a folder, as tiles or as rows. */
function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const t = useText()
  const option = (value: FileView, label: string, ViewIcon: Icon) => ({
    value,
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an icon of the set is no image file
    label: <ViewIcon size={20} stroke={1.6} display="block" role="img" title={label} />,
  })
  return (
    <SegmentedControl
      size="md"
      aria-label={t('Kiểu xem')}
      value={view}
      onChange={onView}
      data={[option('grid', t('Dạng lưới'), IconLayoutGrid), option('list', t('Dạng danh sách'), IconList)]}
    />
  )
}
