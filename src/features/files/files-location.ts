import { href } from '#screens/href.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { type FileOrder, fileOrders } from './sort-files.ts'
import { folderPath } from './stored-file.ts'

/** The location in the file manager: folder, search and sort order. */
export interface FilesLocation {
  /** '' is the root folder. */
  readonly folder: string
  readonly search: string
  readonly order: FileOrder
}

/** Parses the location from the query parameters. */
export function readLocation({ path = '', search = '', sort }: ScreenSearch): FilesLocation {
  return { folder: folderPath(path), search, order: fileOrders.find((one) => one === sort) ?? 'name' }
}

/** The address of a location, with an opened file if `open` is set. */
export function locationHref({ folder, search, order }: FilesLocation, open?: string): string {
  return href('/files', { path: folder, search, sort: order === 'name' ? undefined : order, open })
}

/** Another folder with the same order and without the search. */
export function inFolder(filesLocation: FilesLocation, folder: string): FilesLocation {
  return { ...filesLocation, folder, search: '' }
}

/** The name of a folder, '' for the root. */
export function folderName(folder: string): string {
  return folder.split('/').at(-1) ?? ''
}

let last: FilesLocation = readLocation({})

/** The last location of the picker, which opens there again. */
export function lastLocation(): FilesLocation {
  return last
}

/** Stores the location of the picker. */
export function storeLocation(filesLocation: FilesLocation): void {
  last = { ...filesLocation, search: '' }
}
