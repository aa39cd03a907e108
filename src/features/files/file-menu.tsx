import { IconCopy, IconFolder, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { RowMenu } from '#kit/list/row-menu.tsx'
import { copyFileAddress } from './copy-file-address.ts'
import type { StoredFile } from './stored-file.ts'

interface FileMenuProps {
  readonly file: StoredFile
  readonly button: HTMLElement
  readonly onOpen: (file: StoredFile) => void
  readonly onRemove: (file: StoredFile) => void
  readonly onClose: () => void
}

/** The menu of a file or folder. */
export function FileMenu({ file, button, onOpen, onRemove, onClose }: FileMenuProps) {
  const t = useText()
  const copy = { label: t('Chép địa chỉ'), icon: IconCopy, onSelect: () => void copyFileAddress(file) }
  return (
    <RowMenu
      anchor={button}
      onClose={onClose}
      actions={[
        {
          label: file.isFolder ? t('Mở thư mục') : t('Xem ảnh'),
          icon: file.isFolder ? IconFolder : IconPhoto,
          onSelect: () => onOpen(file),
        },
        ...(file.isFolder ? [] : [copy]),
        { label: t('Xóa'), icon: IconTrash, danger: true, onSelect: () => onRemove(file) },
      ]}
    />
  )
}
