import { href } from '#screens/href.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { type FileOrder, fileOrders } from './sort-files.ts'
import { folderPath } from './stored-file.ts'

/** What is shown of the files: a folder, what is looked for in it, in which order. */
export interface Place {
  /** '' is the topmost folder. */
  readonly folder: string
  readonly search: string
  readonly order: FileOrder
}

/** The place in an address. */
export function readPlace({ path = '', search = '', sort }: ScreenSearch): Place {
  return { folder: folderPath(path), search, order: fileOrders.find((one) => one === sort) ?? 'name' }
}

/** The address of a place, with a file open in it where one is named. */
export function placeHref({ folder, search, order }: Place, open?: string): string {
  return href('/files', { path: folder, search, sort: order === 'name' ? undefined : order, open })
}

/** Another folder in the same order; what was looked for stays behind. */
export function inPlace(place: Place, folder: string): Place {
  return { ...place, folder, search: '' }
}

/** A folder's own name, '' for the topmost. */
export function folderName(folder: string): string {
  return folder.split('/').at(-1) ?? ''
}

let last: Place = readPlace({})

/** Where the picker was left: whoever has picked there looks there first. */
export function lastPlace(): Place {
  return last
}

/** Notes where the picker is. */
export function rememberPlace(place: Place): void {
  last = { ...place, search: '' }
}
