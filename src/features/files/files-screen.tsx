import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { PageFrame } from '#kit/page-frame.tsx'
import { AppLink } from '#screens/app-link.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useGo } from '#screens/use-go.ts'
import { FileBrowser } from './file-browser.tsx'
import { FileMenu } from './file-menu.tsx'
import { inFolder, locationHref, readLocation } from './files-location.ts'
import { OpenFile } from './open-file.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import type { StoredFile } from './stored-file.ts'
import { useFiles } from './use-files.ts'

interface Removing {
  readonly file: StoredFile
  /** The item to focus after the removal. */
  readonly beside: HTMLElement | null | undefined
}

/** The file manager: folder, search, sort order and opened file are query parameters. */
export function FilesScreen({ search }: { readonly search: ScreenSearch }) {
  const t = useText()
  const go = useGo()
  const filesLocation = readLocation(search)
  const { data } = useFiles(filesLocation.folder)
  const [menu, setMenu] = useState<{ file: StoredFile; button: HTMLElement } | null>(null)
  const [removing, setRemoving] = useState<Removing | null>(null)
  const show = (file: StoredFile, how?: { replace: boolean }) =>
    go(locationHref(filesLocation, file.name), how)
  const remove = (file: StoredFile) => setRemoving({ file, beside: besideOf(file.name) })
  const removed = () => {
    setRemoving(null)
    // After the dialog has restored the focus to the removed item.
    setTimeout(() => removing?.beside?.focus())
    if (search.open !== undefined) go(locationHref(filesLocation), { replace: true })
  }
  return (
    <PageFrame title={t('Kho tệp')} count={data?.filter(({ isFolder }) => !isFolder).length}>
      <FileBrowser
        filesLocation={filesLocation}
        onLocation={(next, how) => go(locationHref({ ...filesLocation, ...next }), how)}
        renderFolderLink={(folder, props) => (
          <AppLink to={locationHref(inFolder(filesLocation, folder))} {...props} />
        )}
        onOpen={show}
        onMenu={(file, button) => setMenu({ file, button })}
        onRemove={remove}
      />
      {menu && (
        <FileMenu
          {...menu}
          onOpen={(file) =>
            file.isFolder ? go(locationHref(inFolder(filesLocation, file.path))) : show(file)
          }
          onRemove={remove}
          onClose={() => setMenu(null)}
        />
      )}
      {search.open !== undefined && (
        <OpenFile
          filesLocation={filesLocation}
          name={search.open}
          onShow={(file) => show(file, { replace: true })}
          onRemove={remove}
          onClose={() => go(locationHref(filesLocation), { replace: true })}
        />
      )}
      {removing && (
        <RemoveDialog
          folder={filesLocation.folder}
          file={removing.file}
          onClose={() => setRemoving(null)}
          onRemoved={removed}
        />
      )}
    </PageFrame>
  )
}

/** The link of the next item after the named one, else of the previous item. */
function besideOf(name: string): HTMLElement | null | undefined {
  const item = document.querySelector(`[data-way="${CSS.escape(name)}"]`)?.closest('li')
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>('[data-way]')
}
