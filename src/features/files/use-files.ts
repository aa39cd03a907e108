import { queryOptions, useQuery } from '@tanstack/react-query'
import { get, requestOf } from '#descriptor/operation.ts'
import { keys } from '#hooks/read/keys.ts'
import { unreadable } from '#hooks/read/unreadable.ts'
import { send } from '#http/send.ts'
import { readFiles, type StoredFile } from './stored-file.ts'

const list = get('/api/file-manager/list-item', { base: 'file' })

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
  const request = requestOf(list, { query: { path: folder === '' ? '/' : folder } })
  const files = readFiles(await send(request, { signal }), folder)
  if (!files) throw unreadable()
  return files
}
