import '@mantine/dropzone/styles.layer.css'
import { Box, Button, Flex, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useWindowEvent } from '@mantine/hooks'
import { IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useCallback, useState } from 'react'
import { searchFailed } from '#descriptor/texts.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { usePictureEditor } from '#screens/pictures/use-picture-editor.tsx'
import type { FolderLinkProps } from './file-item.tsx'
import { FileItems, type FileView } from './file-items.tsx'
import { type FilesLocation, folderName } from './files-location.ts'
import { type CrumbProps, FolderCrumbs } from './folder-crumbs.tsx'
import { type FileOrder, sortFiles } from './sort-files.ts'
import type { StoredFile } from './stored-file.ts'
import { clearUploads, dropUpload, enqueue, retryUpload, type UploadJob, useUploads } from './upload-queue.ts'
import { UploadsPanel } from './uploads-panel.tsx'
import { useFiles } from './use-files.ts'
import '#kit/input-styles.css'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { SearchBox } from '#kit/list/search-box.tsx'

interface FileBrowserProps {
  readonly filesLocation: FilesLocation
  /** The address of the picture that is marked; '' for none. */
  readonly present?: string
  readonly onLocation: (next: Partial<FilesLocation>, how?: { readonly replace: boolean }) => void
  readonly view: FileView
  /** Whether the breadcrumbs are above the toolbar; the files screen has them above its title. */
  readonly hasCrumbs?: boolean
  /** At the end of the toolbar; the files screen has them beside its title. */
  readonly tools?: ReactNode
  /** Renders the link to a folder: an anchor if the location is in the address, else a button. */
  readonly renderFolderLink: (folder: string, props: FolderLinkProps | CrumbProps) => ReactNode
  readonly onOpen: (file: StoredFile) => void
  readonly onMenu?: (file: StoredFile, button: HTMLElement) => void
  readonly onRemove?: (file: StoredFile) => void
  readonly renderDone?: (job: UploadJob) => ReactNode
}

/** A folder of the file manager, used by the files screen and the picker. */
export function FileBrowser({
  filesLocation,
  onLocation,
  view,
  hasCrumbs = false,
  tools,
  renderFolderLink,
  renderDone,
  ...acts
}: FileBrowserProps) {
  const t = useText()
  const { folder, search, order } = filesLocation
  const jobs = useUploads()
  const { prepare, editor } = usePictureEditor()
  const send = useCallback(
    (files: readonly File[]) => void prepare(files).then((ready) => ready && enqueue(ready, folder)),
    [folder, prepare],
  )
  const name = folderName(folder) || t('Kho tệp')
  return (
    <Stack gap="sm">
      {/* The root folder has the name of the dialog. */}
      {hasCrumbs && folder !== '' && (
        <FolderCrumbs folder={folder} hasCurrent renderCrumb={renderFolderLink} />
      )}
      <Flex gap="xs" align="center" wrap={{ base: 'wrap', md: 'nowrap' }} data-toolbar>
        <FilesToolbar
          search={search}
          onSearch={(query) => onLocation({ search: query }, { replace: search !== '' })}
          order={order}
          onOrder={(next) => onLocation({ order: next })}
        />
        {tools}
      </Flex>
      <Content
        {...acts}
        filesLocation={filesLocation}
        view={view}
        name={name}
        renderFolder={({ path }, props) => renderFolderLink(path, props)}
        onClear={() => onLocation({ search: '' })}
      />
      <UploadsPanel
        jobs={jobs}
        onRetry={retryUpload}
        onDrop={dropUpload}
        onClear={clearUploads}
        {...(renderDone ? { renderDone } : {})}
      />
      <DropArea folder={name} onFiles={send} />
      {editor}
    </Stack>
  )
}

interface ContentProps extends Pick<FileBrowserProps, 'present' | 'onOpen' | 'onMenu' | 'onRemove'> {
  readonly filesLocation: FilesLocation
  readonly view: FileView
  readonly name: string
  readonly renderFolder: (file: StoredFile, props: FolderLinkProps) => ReactNode
  readonly onClear: () => void
}

/** The content of the folder, or its placeholder: empty, no match, or a load that failed (S4-10). */
function Content({ filesLocation, name, onClear, ...items }: ContentProps) {
  const t = useText()
  const { data, error, isFetching, refetch } = useFiles(filesLocation.folder)
  const failed = error && (
    <FailedState
      text={t('Chưa mở được thư mục này.')}
      literal={t(searchFailed)}
      hint={t(readAdviceFor(error))}
      onRetry={() => void refetch()}
      isBusy={isFetching}
      isLine={data !== undefined}
    />
  )
  if (failed && !data) return failed
  const shown = data && sortFiles(data, filesLocation.search, filesLocation.order)
  if (shown?.length === 0 && filesLocation.search !== '') {
    return (
      <EmptyState
        action={
          <Button variant="subtle" onClick={onClear}>
            {t('Bỏ tìm kiếm')}
          </Button>
        }
      >
        {t('Thư mục này không có tệp nào khớp.')}
      </EmptyState>
    )
  }
  return (
    <>
      {failed}
      {shown?.length === 0 ? (
        <EmptyState icon={IconPhoto}>
          {t('Thư mục này còn trống. Kéo thả, dán hoặc tải ảnh lên để bắt đầu.')}
        </EmptyState>
      ) : (
        <FileItems
          {...items}
          files={shown}
          label={t('Tệp trong “{folder}”', { folder: name })}
          resolve={pictureAddress}
        />
      )}
    </>
  )
}

interface DropAreaProps {
  /** The name of the folder that receives dropped or pasted files. */
  readonly folder: string
  readonly onFiles: (files: readonly File[]) => void
}

/** Whether a drag has files; links and selected text are dragged too. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/** Accepts files that are dropped anywhere on the page, or pasted; during a drag it shows the target folder. */
function DropArea({ folder, onFiles }: DropAreaProps) {
  const t = useText()
  // The zone counts the entered elements, also of other drags: a new key resets it (see the record on drop zones).
  const [drags, setDrags] = useState(0)
  const restart = () => setDrags((last) => last + 1)
  useWindowEvent('dragend', restart)
  useWindowEvent('dragleave', (event) => {
    if (!hasFiles(event)) restart()
  })
  // Otherwise a file that is dropped beside the zone replaces the page.
  const keepPage = (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault()
  }
  useWindowEvent('dragover', keepPage)
  useWindowEvent('drop', keepPage)
  useWindowEvent('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  return (
    <Dropzone.FullScreen
      key={drags}
      role="none"
      activateOnKeyboard={false}
      onDrop={onFiles}
      onDropAny={(files) => {
        if (files.length === 0) restart()
      }}
    >
      <Text fz="lg" fw={600} c="var(--mantine-color-text)" aria-hidden>
        {t('Thả ảnh để tải lên “{folder}”', { folder })}
      </Text>
    </Dropzone.FullScreen>
  )
}

interface FilesToolbarProps {
  readonly search: string
  readonly onSearch: (query: string) => void
  readonly order: FileOrder
  readonly onOrder: (order: FileOrder) => void
}

/** Search and sort order of a folder. */
function FilesToolbar(props: FilesToolbarProps) {
  const { search, onSearch, order, onOrder } = props
  const t = useText()
  const orders = { name: t('Theo tên'), new: t('Mới nhất trước'), large: t('Nặng nhất trước') }
  return (
    <Group wrap="nowrap" gap="sm" miw={0} flex={{ base: '1 1 100%', sm: '1 1 0' }}>
      <Box flex="1 1 8rem" miw="8rem" maw={{ sm: 260 }}>
        <SearchBox
          value={search}
          isShortcut={isSingleKey}
          label={t('Tìm trong thư mục này')}
          onSearch={onSearch}
        />
      </Box>
      <NativeSelect
        aria-label={t('Sắp xếp')}
        value={order}
        data={Object.entries(orders).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => onOrder(currentTarget.value as FileOrder)}
      />
    </Group>
  )
}
