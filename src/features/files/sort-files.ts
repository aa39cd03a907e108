import { searchMatcher } from '#descriptor/search.ts'
import type { StoredFile } from './stored-file.ts'

/** The sort orders of a folder. */
export const fileOrders = ['name', 'new', 'large'] as const
export type FileOrder = (typeof fileOrders)[number]

const names = new Intl.Collator('vi', { numeric: true })

const compare: Readonly<Record<FileOrder, (a: StoredFile, b: StoredFile) => number>> = {
  name: () => 0,
  new: (a, b) => b.createdAt.localeCompare(a.createdAt),
  large: (a, b) => (b.size ?? 0) - (a.size ?? 0),
}

/**
 * The files that match the search, sorted, folders first. A folder is loaded whole, so this needs no request.
 */
export function sortFiles(
  files: readonly StoredFile[],
  search: string,
  order: FileOrder,
): readonly StoredFile[] {
  const matches = searchMatcher(search)
  return files
    .filter(({ name }) => matches(name))
    .toSorted(
      (a, b) =>
        Number(b.isFolder) - Number(a.isFolder) || compare[order](a, b) || names.compare(a.name, b.name),
    )
}
