import { Skeleton } from '@mantine/core'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { session } from '#session/session.ts'
import { type FileActions, FileItem } from './file-item.tsx'
import classes from './file-items.module.css'
import { isPicture } from './find-folder.ts'
import type { StoredFile } from './stored-file.ts'

/** The views of a folder. */
export type FileView = 'grid' | 'list'

interface FileItemsProps extends FileActions {
  /** undefined while loading: the skeleton is rendered. */
  readonly files: readonly StoredFile[] | undefined
  readonly view: FileView
  readonly label: string
  /** The address of the picture that is marked and scrolled to; '' for none. */
  readonly present?: string | undefined
  /** Called by the Delete key on an item. */
  readonly onRemove?: (file: StoredFile) => void
}

/** Scrolls to the marked item of a folder, once for each folder that is shown. */
function useScrollToPresent(shown: string | null): RefObject<HTMLUListElement | null> {
  const items = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (shown !== null) items.current?.querySelector('[data-present]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return items
}

/** The items of a folder as a grid or a list; arrow keys move between them. */
export function FileItems({ files, view, label, present = '', onRemove, ...acts }: FileItemsProps) {
  const t = useText()
  const items = useScrollToPresent(files === undefined ? null : label)
  if (!files) {
    return (
      <ul className={classes.items} data-view={view} data-late aria-busy aria-label={t('Đang tải…')}>
        {Array.from({ length: 12 }, (_, at) => (
          <li key={at} className={classes.item} aria-hidden>
            <span className={classes.picture} />
            <Skeleton h={10} w="70%" />
          </li>
        ))}
      </ul>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys between its buttons
    <ul
      ref={items}
      className={classes.items}
      data-view={view}
      aria-label={label}
      onKeyDown={(event) => {
        const name = moveFileFocus(event)
        const file = event.key === 'Delete' ? files.find((one) => one.name === name) : undefined
        if (file) onRemove?.(file)
      }}
    >
      {files.map((file) => (
        <FileItem
          key={file.name}
          file={file}
          isPresent={present !== '' && isPicture(file, acts.resolve(present), acts.resolve)}
          {...acts}
        />
      ))}
    </ul>
  )
}

/** Moves the focus between items by arrows, Home and End; returns the name of the item that had the focus. */
function moveFileFocus(event: KeyboardEvent<HTMLElement>): string | undefined {
  const ways = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-way]')]
  const at = ways.findIndex((way) => way === event.target)
  const from = ways[at]
  if (!from || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const next = nextOf(event.key, ways, at)
  if (next) {
    event.preventDefault()
    next.focus()
  }
  return from.dataset['way']
}

function nextOf(key: string, ways: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'Home') return ways[0]
  if (key === 'End') return ways.at(-1)
  if (key === 'ArrowRight') return ways[at + 1]
  if (key === 'ArrowLeft') return ways[at - 1]
  const columns = columnsOf(ways)
  if (key === 'ArrowDown') return ways[at + columns]
  return key === 'ArrowUp' ? ways[at - columns] : undefined
}

/** The number of items in the first line. */
function columnsOf(ways: readonly HTMLElement[]): number {
  const [first, ...others] = ways.map((way) => way.closest('li')?.offsetTop ?? 0)
  const below = others.findIndex((top) => top !== first)
  return below === -1 ? ways.length : below + 1
}

/** The view of folders, stored in localStorage per user. */
export function useFileView(): [FileView, (next: FileView) => void] {
  const [stored, store] = useStoredPreference(`files ${session.storedUser()?.subject ?? ''}`, 'grid')
  return [stored === 'list' ? 'list' : 'grid', store]
}
