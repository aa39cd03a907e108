import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { WideDialog } from '#kit/wide-dialog.tsx'
import type { FilePickerProps } from '#screens/features-context.ts'
import { ChooseButton } from './choose-button.tsx'
import { FileBrowser } from './file-browser.tsx'
import { FileTools } from './file-tools.tsx'
import { type FilesLocation, inFolder, lastLocation, storeLocation } from './files-location.ts'
import type { StoredFile } from './stored-file.ts'
import { useFileView } from './use-file-view.ts'
import { useFolderFocus } from './use-folder-focus.ts'
import { cachedFolderOf, usePresentFolder } from './use-present-folder.ts'

/**
 * The dialog that chooses an image from the file manager, or uploads one. It opens where it was closed, and moves to the
 * folder of the present picture once that is found.
 */
export function FilePicker({ present, onPick, onClose }: FilePickerProps) {
  const t = useText()
  const [filesLocation, setFilesLocation] = useState(() => {
    const folder = cachedFolderOf(present)
    return folder === null ? lastLocation() : inFolder(lastLocation(), folder)
  })
  const [view, setView] = useFileView()
  const go = (next: FilesLocation) => {
    storeLocation(next)
    setFilesLocation(next)
  }
  const focusFolder = useFolderFocus(filesLocation.folder)
  usePresentFolder(present, (folder) => go(inFolder(filesLocation, folder)))
  return (
    <WideDialog title={t('Chọn từ kho tệp')} onClose={onClose}>
      <FileBrowser
        filesLocation={filesLocation}
        present={present}
        view={view}
        hasCrumbs
        tools={<FileTools folder={filesLocation.folder} view={view} onView={setView} />}
        onLocation={(next) => go({ ...filesLocation, ...next })}
        renderFolderLink={(folder, props) => (
          <button
            type="button"
            {...props}
            onClick={(event) => {
              focusFolder(event)
              go(inFolder(filesLocation, folder))
            }}
          />
        )}
        onOpen={({ url, name }: StoredFile) => onPick({ url, name })}
        renderDone={({ url, file: { name } }) =>
          url !== undefined && <ChooseButton name={name} onClick={() => onPick({ url, name })} />
        }
      />
    </WideDialog>
  )
}
