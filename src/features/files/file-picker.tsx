import { Button } from '@mantine/core'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { Modal } from '#kit/modal.tsx'
import type { FilePickerProps } from '#screens/features-context.ts'
import { FileBrowser } from './file-browser.tsx'
import { useFileView } from './file-items.tsx'
import { FileTools } from './file-tools.tsx'
import { type FilesLocation, inFolder, lastLocation, storeLocation } from './files-location.ts'
import type { StoredFile } from './stored-file.ts'
import { useFiles } from './use-files.ts'
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
    <Modal form="window" title={t('Chọn từ kho tệp')} onClose={onClose}>
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
    </Modal>
  )
}

/** Chooses an image that was just uploaded. */
function ChooseButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const t = useText()
  return (
    <Button variant="light" size="compact-sm" aria-label={t('Dùng ảnh {name}', { name })} onClick={onClick}>
      {t('Dùng ảnh này')}
    </Button>
  )
}

/**
 * Moves the focus to the present picture or the first item of a folder once it is loaded: when the dialog opens, which
 * has the focus itself, and when a folder is opened by keyboard, whose button is gone. Returns the function that the
 * button of a folder calls with its click.
 */
function useFolderFocus(folder: string): (click: MouseEvent) => void {
  const dialog = useRef<HTMLElement | null>(null)
  const isByPointer = useRef(false)
  const { isFetched } = useFiles(folder)
  useEffect(() => {
    if (!isFetched) return
    const active = document.activeElement
    dialog.current ??= active?.closest<HTMLElement>('[role=dialog]') ?? null
    const shown = dialog.current
    // Not if the user has moved the focus in the meantime.
    if (!shown || isByPointer.current || (active !== document.body && active !== shown)) return
    const found = (selector: string) => shown.querySelector<HTMLElement>(selector)
    const target =
      found('[data-present] [data-way]') ?? found('[data-way]') ?? found('[aria-current=page]') ?? shown
    target.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each folder that is shown
  }, [folder, isFetched])
  return ({ detail, currentTarget }) => {
    dialog.current = currentTarget.closest<HTMLElement>('[role=dialog]')
    // A click by a pointer counts its presses.
    isByPointer.current = detail !== 0
  }
}
