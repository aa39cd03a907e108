import { fullAddress } from './copy-file-address.ts'
import { FilePreview } from './file-preview.tsx'
import type { FilesLocation } from './files-location.ts'
import { sortFiles } from './sort-files.ts'
import type { StoredFile } from './stored-file.ts'
import { useFiles } from './use-files.ts'

interface OpenFileProps {
  readonly filesLocation: FilesLocation
  /** The file name, from the query parameter `open`. */
  readonly name: string
  readonly onShow: (file: StoredFile) => void
  readonly onRemove: (file: StoredFile) => void
  readonly onClose: () => void
}

/** The preview of the file in the address, with previous and next file; null if it does not exist. */
export function OpenFile({ filesLocation, name, onShow, onRemove, onClose }: OpenFileProps) {
  const { data = [] } = useFiles(filesLocation.folder)
  const files = sortFiles(data, filesLocation.search, filesLocation.order).filter(({ isFolder }) => !isFolder)
  const at = files.findIndex((file) => file.name === name)
  const file = files[at]
  if (!file) return null
  return (
    <FilePreview
      file={file}
      address={fullAddress(file)}
      previous={files[at - 1]}
      next={files[at + 1]}
      onShow={onShow}
      onClose={onClose}
      onRemove={() => onRemove(file)}
    />
  )
}
