import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { messageOf } from '#descriptor/envelope.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isTruthy } from '#descriptor/success.ts'
import { usualDeleteTexts } from '#descriptor/texts.ts'
import { keys } from '#hooks/read/keys.ts'
import { NotASuccess } from '#hooks/read/not-a-success.ts'
import { NotFound } from '#hooks/read/not-found.ts'
import { reread } from '#hooks/read/reread.ts'
import type { Rows } from '#hooks/read/use-list.ts'
import { send } from '#http/send.ts'
import { leavesListsStale, refreshLists } from './refresh-lists.ts'
import { WriteFailed } from './write-failed.ts'

/**
 * Deletes one record by its id. Does not compile for a resource without `remove`. Fails with `WriteFailed`: `onFailed` is
 * called at once, the promise rejects when the lists that may be stale are read again.
 */
export function useDelete(
  resource: ResourceWith<'remove'>,
  onFailed: (failure: WriteFailed) => void = () => {},
) {
  const cache = useQueryClient()
  return useMutation<void, WriteFailed, string>({
    mutationKey: [resource.name, 'delete'],
    mutationFn: (id) => deleteRecord(resource, id),
    onError: async (failure) => {
      onFailed(failure)
      if (leavesListsStale(failure)) await refreshLists(resource, cache)
    },
    onSuccess: (_, id) => {
      forgetRecord(resource, id, cache)
      // Not waited for: it is gone, however long the list takes to be read again.
      void cache.invalidateQueries({ queryKey: keys.all(resource) })
    },
  })
}

/** Deletes a record; where the answer is lost it looks whether the work was too. Throws `WriteFailed`. */
export async function deleteRecord(resource: ResourceWith<'remove'>, id: string): Promise<void> {
  try {
    await remove(resource, id)
  } catch (failure) {
    // The answer was lost, not the work, when the record is no longer there.
    if (!(failure instanceof WriteFailed && failure.maybeDone && (await isGone(resource, id)))) throw failure
  }
}

/** Takes a record that is gone out of what has been loaded. */
export function forgetRecord(resource: Resource, id: string, cache: QueryClient): void {
  cache.removeQueries({ queryKey: keys.one(resource, id) })
  cache.setQueriesData<Rows>({ queryKey: keys.lists(resource) }, (data) => {
    return data && { ...data, rows: data.rows.filter((row) => row.id !== id) }
  })
}

async function isGone(resource: ResourceWith<'remove'>, id: string): Promise<boolean> {
  try {
    await reread(resource, id)
    return false
  } catch (error) {
    if (error instanceof NotFound) return true
    throw error
  }
}

async function remove(resource: ResourceWith<'remove'>, id: string): Promise<void> {
  const operation = resource.operations.remove
  try {
    const answer = await send(requestOf(operation, { id }))
    if (!(operation.succeeds ?? isTruthy).holds(answer)) throw new NotASuccess(messageOf(answer))
  } catch (cause) {
    throw new WriteFailed(operation.texts ?? usualDeleteTexts, cause)
  }
}
