import { IconCopy, IconFolder, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useContext, useState } from 'react'
import { waitUpTo } from '#browser/wait-up-to.ts'
import { cache } from '#hooks/read/cache.ts'
import { useText } from '#hooks/use-text.ts'
import { ConfirmDialog } from '#kit/confirm-dialog.tsx'
import { focusAfter } from '#kit/focus-after.ts'
import { RowMenu } from '#kit/list/row-menu.tsx'
import { notify } from '#kit/notice.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { WriteFailureText } from '#screens/failure-text.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { fileLines } from '#screens/relations/relation-lines.ts'
import { UsesQuestion, useUses } from '#screens/relations/relations-box.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useGo } from '#screens/use-go.ts'
import { useAddressSearch } from '#screens/use-screen-state.ts'
import { text } from '#text/text.ts'
import { FileBrowser } from './file-browser.tsx'
import type { FolderLinkProps } from './file-item.tsx'
import { useFileView } from './file-items.tsx'
import { FilePreview } from './file-preview.tsx'
import { FileTools } from './file-tools.tsx'
import { type FilesLocation, folderName, inFolder, locationHref, readLocation } from './files-location.ts'
import { type CrumbProps, FolderCrumbs } from './folder-crumbs.tsx'
import { sortFiles } from './sort-files.ts'
import type { StoredFile } from './stored-file.ts'
import { useRemoveFile } from './use-file-writes.ts'
import { filesOptions, useFiles } from './use-files.ts'

interface Removing {
  readonly file: StoredFile
  /** The item to focus after the removal. */
  readonly beside: HTMLElement | null | undefined
}

/** The file manager, titled by its folder: folder, search, sort order and opened file are query parameters. */
export function FilesScreen({ search }: { readonly search: ScreenSearch }) {
  const t = useText()
  const go = useGo()
  const filesLocation = readLocation({ ...search, search: useAddressSearch(search.search ?? '') })
  const { folder } = filesLocation
  const { data } = useFiles(folder)
  const [view, setView] = useFileView()
  const [menu, setMenu] = useState<{ file: StoredFile; button: HTMLElement } | null>(null)
  const [removing, setRemoving] = useState<Removing | null>(null)
  const show = (file: StoredFile, how?: { replace: boolean }) =>
    go(locationHref(filesLocation, file.name), how)
  const renderFolderLink = (to: string, props: FolderLinkProps | CrumbProps) => (
    <AppLink to={locationHref(inFolder(filesLocation, to))} {...props} />
  )
  const remove = (file: StoredFile) => setRemoving({ file, beside: besideOf(file.name) })
  const removed = () => {
    // The dialog, as it closes, returns the focus to the removed item.
    focusAfter(
      () => setRemoving(null),
      () => removing?.beside,
    )
    if (search.open !== undefined) go(locationHref(filesLocation), { replace: true })
  }
  return (
    <PageFrame
      title={folderName(folder) || t('Kho tệp')}
      count={data?.length}
      action={<FileTools folder={folder} view={view} onView={setView} />}
      back={folder !== '' && <FolderCrumbs folder={folder} renderCrumb={renderFolderLink} />}
    >
      <FileBrowser
        filesLocation={filesLocation}
        view={view}
        onLocation={(next, how) => go(locationHref({ ...filesLocation, ...next }), how)}
        renderFolderLink={renderFolderLink}
        onOpen={show}
        onMenu={(file, button) => setMenu((open) => (open?.button === button ? null : { file, button }))}
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
          folder={folder}
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

interface FileMenuProps {
  readonly file: StoredFile
  readonly button: HTMLElement
  readonly onOpen: (file: StoredFile) => void
  readonly onRemove: (file: StoredFile) => void
  readonly onClose: () => void
}

/** The menu of a file or folder. */
function FileMenu({ file, button, onOpen, onRemove, onClose }: FileMenuProps) {
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

interface OpenFileProps {
  readonly filesLocation: FilesLocation
  /** The file name, from the query parameter `open`. */
  readonly name: string
  readonly onShow: (file: StoredFile) => void
  readonly onRemove: (file: StoredFile) => void
  readonly onClose: () => void
}

/** The preview of the file in the address, with previous and next file; null if it does not exist. */
function OpenFile({ filesLocation, name, onShow, onRemove, onClose }: OpenFileProps) {
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

/** The public URL of a file, with its origin. */
function fullAddress({ url }: { readonly url: string }): string {
  return new URL(pictureAddress(url), location.origin).href
}

/** Copies the URL of a file and notifies the user, with advice if the clipboard is not available. */
async function copyFileAddress(file: StoredFile): Promise<void> {
  const { name } = file
  try {
    await navigator.clipboard.writeText(fullAddress(file))
    notify({ tone: 'good', text: text('Đã chép địa chỉ của {name}', { name }) })
  } catch {
    notify({
      tone: 'bad',
      text: text('Trình duyệt không cho chép. Mở ảnh rồi chép địa chỉ ở đó nhé.'),
    })
  }
}

/** Starts to load the folder of the address, and waits for it for a short time only. */
export async function loadFiles({ deps }: { readonly deps: ScreenSearch }): Promise<void> {
  await waitUpTo([cache.prefetchQuery(filesOptions(readLocation(deps).folder))])
}

interface RemoveDialogProps {
  readonly folder: string
  readonly file: StoredFile
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/**
 * Confirms the removal of a file or a folder by its name, a file also with what shows it; shows a refusal (in use, not empty) in the dialog.
 */
function RemoveDialog({ folder, file, onClose, onRemoved }: RemoveDialogProps) {
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
      error={error && <WriteFailureText failure={error} act="removeFile" />}
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
