import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Savable, saveOperation } from '#descriptor/capability.ts'
import { messageOf, readRecord } from '#descriptor/envelope.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { isTruthy } from '#descriptor/success.ts'
import { type Actor, bodyOf } from '#descriptor/wire.ts'
import { NotASuccess } from '#hooks/read/not-a-success.ts'
import { exchange } from '#http/send.ts'
import { session } from '#session/session.ts'
import { leavesListsStale, refreshLists } from './refresh-lists.ts'
import { updateCacheAfterSave } from './update-cache-after-save.ts'
import { WriteFailed } from './write-failed.ts'

/** What a form saves: the record as it was read (null for a new one) and the values as they stand. */
export interface SaveInput<R extends Resource = Resource> {
  readonly before: Row<R> | null
  readonly values: Readonly<Record<string, unknown>>
  /** The idempotency key of a create that may be sent again; one of its own where there is none. */
  readonly createKey?: string
}

/**
 * Saves one record: with an id it is updated, without one created (S4-12). Fails with `WriteFailed` and never
 * repeats itself. The answer's record, where it has one, is laid into the cache; then the lists are read again.
 */
export function useSave<R extends Savable>(resource: R) {
  return useAnySave(resource)
}

/** `useSave` for a resource that is known at run time only; without an operation that saves it throws a RangeError. */
function useAnySave<R extends Resource>(resource: R) {
  const cache = useQueryClient()
  return useMutation<Row<R> | null, WriteFailed, SaveInput<R>>({
    mutationKey: [resource.name, 'save'],
    mutationFn: (input) => save(resource, input),
    onSuccess: (row, { before }) => {
      // Not waited for: it is saved, however long the list takes to be read again.
      void updateCacheAfterSave(resource, row, before?.id ?? row?.id ?? '', cache)
    },
    onError: (failure) => {
      if (leavesListsStale(failure)) void refreshLists(resource, cache)
    },
  })
}

/**
 * Sends one save and reads its answer; throws `WriteFailed`. An update carries the tag that its record was read with, a
 * create an idempotency key.
 */
export async function save<R extends Resource>(
  resource: R,
  { before, values, createKey = crypto.randomUUID() }: SaveInput<R>,
): Promise<Row<R> | null> {
  const operation = saveOperation(resource, before === null)
  if (!operation) throw new RangeError(`${resource.name} cannot be saved so`)
  const body = bodyOf(resource, { before, values, actor: actor() })
  const request = requestOf(operation, { ...(before ? { id: before.id } : {}), body })
  const guard = before ? { ifMatch: before.etag } : { idempotencyKey: createKey }
  try {
    const { body: answer, etag } = await exchange(request, guard)
    if (!(operation.succeeds ?? isTruthy).holds(answer)) throw new NotASuccess(messageOf(answer))
    const raw = readRecord(answer, before?.id)
    // Some back-ends answer with a part of the record, or with a message only: what was sent stands beneath it.
    return raw || before ? rowOf(resource, { ...body, ...raw }, etag) : null
  } catch (cause) {
    throw new WriteFailed(operation.texts ?? resource.texts, cause)
  }
}

function actor(): Actor {
  // Also while the token has just expired: the transport renews it before anything leaves.
  const user = session.storedUser()
  return { subject: user?.subject ?? '', name: user?.name ?? '' }
}
