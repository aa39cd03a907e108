import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import type { FilePickerProps } from '#screens/features-context.ts'
import { ChooseButton } from './choose-button.tsx'
import { FileBrowser } from './file-browser.tsx'
import { type FilesLocation, inFolder, lastLocation, storeLocation } from './files-location.ts'
import type { StoredFile } from './stored-file.ts'
import { WideDialog } from './wide-dialog.tsx'

/** The dialog that chooses an image from the file manager, or uploads one. */
export function FilePicker({ onPick, onClose }: FilePickerProps) {
  const t = useText()
  const [filesLocation, setFilesLocation] = useState(lastLocation)
  const go = (next: FilesLocation) => {
    storeLocation(next)
    setFilesLocation(next)
  }
  return (
    <WideDialog title={t('Chọn từ kho tệp')} onClose={onClose}>
      <FileBrowser
        filesLocation={filesLocation}
        onLocation={(next) => go({ ...filesLocation, ...next })}
        renderFolderLink={(folder, props) => (
          <button type="button" {...props} onClick={() => go(inFolder(filesLocation, folder))} />
        )}
        onOpen={({ url, name }: StoredFile) => onPick({ url, name })}
        renderDone={({ url, file: { name } }) =>
          url !== undefined && <ChooseButton name={name} onClick={() => onPick({ url, name })} />
        }
      />
    </WideDialog>
  )
}
