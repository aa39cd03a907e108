import { queryOptions, useQuery } from '@tanstack/react-query'
import { requestOf } from '#descriptor/operation.ts'
import { unreadable } from '#hooks/read/errors.ts'
import { keys } from '#hooks/read/keys.ts'
import { exchange } from '#http/send.ts'
import { filesDescriptor } from '#resources/files.ts'
import { filesIn, type StoredFile } from './stored-file.ts'

const { list, root } = filesDescriptor

/** The query of a folder's content; '' is the root folder. */
export function filesOptions(folder: string) {
  return queryOptions({
    queryKey: keys.files(folder),
    queryFn: ({ signal }) => readFolder(folder, signal),
  })
}

export function useFiles(folder: string) {
  return useQuery(filesOptions(folder))
}

/** Fetches the content of a folder past the cache; throws the errors of the transport. */
export async function readFolder(folder: string, signal: AbortSignal): Promise<readonly StoredFile[]> {
  const files = filesIn(list, await exchange(requestOf(list, { id: folder || root }), { signal }), folder)
  if (!files) throw unreadable()
  return files
}
