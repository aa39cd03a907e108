import { ActionIcon } from '@mantine/core'
import { IconCircleCheckFilled as IconCheck, IconDots, IconFolder, IconPhotoOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { formatDate, formatFullDateTime, formatNumber } from '#text/format.ts'
import { formatSize } from '#text/format-size.ts'
import classes from './file-items.module.css'
import type { StoredFile } from './stored-file.ts'

/** The props of a folder link: styles, and the attribute that the arrow keys look for. */
export interface FolderLinkProps {
  readonly className: string | undefined
  readonly 'data-way': string
  readonly children: ReactNode
}

/** Rendering and actions of the items of a folder. */
export interface FileActions {
  readonly resolve: (address: string) => string
  readonly renderFolder: (file: StoredFile, props: FolderLinkProps) => ReactNode
  readonly onOpen: (file: StoredFile) => void
  /** Without it the items have no menu. */
  readonly onMenu?: (file: StoredFile, button: HTMLElement) => void
}

interface FileItemProps extends FileActions {
  readonly file: StoredFile
  /** Whether it is the picture that a chosen one would replace. */
  readonly isPresent: boolean
}

/** A file or folder with its properties; the whole item is a link, except for its menu. */
export function FileItem({ file, isPresent, resolve, renderFolder, onOpen, onMenu }: FileItemProps) {
  const t = useText()
  const { name, isFolder, size, width, height, createdAt, count } = file
  const way = { className: classes.way, 'data-way': name, children: <span title={name}>{name}</span> }
  return (
    <li className={classes.item} data-present={isPresent || undefined}>
      <span className={classes.picture} data-folder={isFolder || undefined}>
        {isFolder ? <IconFolder size={28} stroke={1.25} aria-hidden /> : <Picture src={resolve(file.url)} />}
        {isPresent && <IconCheck size={20} aria-hidden className={classes.check} />}
      </span>
      {isFolder ? (
        renderFolder(file, way)
      ) : (
        <button type="button" {...way} aria-current={isPresent || undefined} onClick={() => onOpen(file)} />
      )}
      <span className={classes.facts}>
        <span>
          {isFolder
            ? count !== null && t('{n} mục', { n: formatNumber(count) })
            : size !== null && formatSize(size)}
        </span>
        <span>{width !== null && height !== null && `${formatNumber(width)} × ${formatNumber(height)}`}</span>
        <span title={createdAt && formatFullDateTime(createdAt)}>{createdAt && formatDate(createdAt)}</span>
      </span>
      {onMenu && (
        <ActionIcon
          c="dimmed"
          className={classes.menu}
          aria-label={t('Thao tác với {name}', { name })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(file, currentTarget)}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** The thumbnail of a file; its alt text is empty, because the name is rendered beside it. */
function Picture({ src }: { readonly src: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <IconPhotoOff size={28} stroke={1.25} aria-hidden />
  return <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
}
