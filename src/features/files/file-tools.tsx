import { Box, Button, type ButtonProps, FileButton, Group, SegmentedControl, TextInput } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { type Icon, IconFolderPlus, IconLayoutGrid, IconList, IconUpload } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { pictureLimits } from '#descriptor/picture-limits.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { WriteFailureText } from '#screens/failure-text.tsx'
import { usePictureEditor } from '#screens/pictures/use-picture-editor.tsx'
import { text } from '#text/text.ts'
import type { FileView } from './file-items.tsx'
import { folderName } from './files-location.ts'
import { enqueue } from './upload-queue.ts'
import { useCreateFolder } from './use-file-writes.ts'
import '#kit/input-styles.css'
import { isFolderName, longestFolderName, tidyFolderName } from '#descriptor/folder-name.ts'
import { ActionModal } from '#kit/action-modal.tsx'

interface FileToolsProps {
  readonly folder: string
  readonly view: FileView
  readonly onView: (view: FileView) => void
}

/** The view of a folder and its actions: in the line of the title, or in that of the picker's search. */
export function FileTools({ folder, view, onView }: FileToolsProps) {
  const t = useText()
  const [isNaming, setNaming] = useState(false)
  const reset = useRef<() => void>(null)
  const { prepare, editor } = usePictureEditor()
  const send = async (files: readonly File[]) => {
    const ready = await prepare(files)
    if (ready) enqueue(ready, folder)
  }
  return (
    <>
      <Group gap="xs" ms="auto">
        <ViewSwitch view={view} onView={onView} />
        <ToolButton
          variant="default"
          icon={IconFolderPlus}
          label={t('Thư mục mới')}
          onClick={() => setNaming(true)}
        />
        <FileButton
          multiple
          accept={pictureLimits.types.join(',')}
          resetRef={reset}
          onChange={(files) => {
            void send(files)
            // Otherwise choosing the same file again after a failure fires no change event.
            reset.current?.()
          }}
        >
          {({ onClick }) => <ToolButton icon={IconUpload} label={t('Tải ảnh lên')} onClick={onClick} />}
        </FileButton>
      </Group>
      {editor}
      {isNaming && <NewFolder folder={folder} onClose={() => setNaming(false)} />}
    </>
  )
}

interface ToolButtonProps extends ButtonProps {
  readonly icon: Icon
  readonly label: string
  readonly onClick: () => void
}

/** A button with a word, which is its sign on a phone. */
function ToolButton({ icon: Sign, label, ...props }: ToolButtonProps) {
  return (
    <Button px={{ base: 'xs', sm: 'md' }} miw="var(--ben-control)" aria-label={label} {...props}>
      <Sign size={18} stroke={1.6} aria-hidden />
      <Box component="span" visibleFrom="sm" ms="xs">
        {label}
      </Box>
    </Button>
  )
}

/** Creates a folder in another one; a refusal is shown beside the name, which keeps its value. */
function NewFolder({ folder, onClose }: { readonly folder: string; readonly onClose: () => void }) {
  const t = useText()
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
      error={error && <WriteFailureText failure={error} act="folder" />}
      onCreate={create}
      onClose={onClose}
    />
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

interface NewFolderDialogProps {
  /** The name of the parent folder. */
  readonly within: string
  readonly isBusy: boolean
  /** The error of the last attempt; the name keeps its value. */
  readonly error: ReactNode
  readonly onCreate: (name: string) => void
  readonly onClose: () => void
}

/** The dialog for the name of a new folder, with immediate validation. */
function NewFolderDialog({ within, isBusy, error, onCreate, onClose }: NewFolderDialogProps) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles the submit event through the portal to the form that opened the picker.
    event.stopPropagation()
    const name = tidyFolderName(typed)
    setInvalid(!isFolderName(name))
    if (isFolderName(name) && !isBusy) onCreate(name)
  }
  const rule = t(
    'Tên dài từ 1 đến {most} ký tự, không bắt đầu hay kết thúc bằng dấu chấm và không có / \\ : * ? " < > |.',
    { most: longestFolderName },
  )
  return (
    <ActionModal
      title={t('Thư mục mới trong “{folder}”', { folder: within })}
      error={error}
      onClose={onClose}
      close={text('Hủy')}
      acts={[{ label: text('Tạo thư mục'), form: id, isBusy }]}
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextInput
          value={typed}
          label={t('Tên thư mục')}
          autoComplete="off"
          required
          error={isInvalid && rule}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setInvalid(false)
          }}
        />
      </form>
    </ActionModal>
  )
}
