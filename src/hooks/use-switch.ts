import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AnyRow, type Row, valuesOf } from '#descriptor/row.ts'
import { requestTimeout } from '#http/send.ts'
import { keys } from './keys.ts'
import { leavesListsStale, refreshLists } from './refresh-lists.ts'
import type { Rows } from './use-list.ts'
import { fetchOne } from './use-one.ts'
import { type Savable, save, settle } from './use-save.ts'
import { WriteFailed } from './write-failed.ts'

/** One on/off switch of one row. */
export interface Flip {
  readonly row: Row
  readonly name: string
  readonly to: boolean
}

/**
 * Flips a switch in a list at once and saves it; when that fails the switch goes back, and `onFailed` is told.
 * Switches and order are the only writes that show before the server has answered (decisions on records).
 */
export function useSwitch(resource: Savable, onFailed: (failure: WriteFailed) => void) {
  const cache = useQueryClient()
  const lay = ({ row, name }: Flip, value: boolean) =>
    cache.setQueriesData<Rows>({ queryKey: keys.lists(resource) }, (data) => {
      if (!data?.rows.some(({ id }) => id === row.id)) return data
      return { ...data, rows: data.rows.map((old) => (old.id === row.id ? { ...old, [name]: value } : old)) }
    })
  return useMutation<Row | null, WriteFailed, Flip>({
    mutationKey: [resource.name, 'switch'],
    scope: oneByOne(resource),
    mutationFn: async ({ row, name, to }) => {
      // The row in the list may be old, or only a part of the record: what goes back is the record as it is now.
      const before = resource.operations.one ? await readBeforeSwitch(resource, row.id) : row
      return save(resource, { before, values: { ...valuesOf(resource, before as AnyRow), [name]: to } })
    },
    onMutate: async (flip) => {
      // A read that is on its way would lay the old value back for a moment.
      await cache.cancelQueries({ queryKey: keys.lists(resource) })
      lay(flip, flip.to)
    },
    onError: (failure, flip) => {
      lay(flip, !flip.to)
      onFailed(failure)
      if (leavesListsStale(failure)) void refreshLists(resource, cache)
    },
    onSuccess: (row, flip) => settle(resource, row, flip.row.id, cache),
  })
}

/** The scope of small writes to records of a list: one after the other, so that two to one row overwrite nothing. */
export function oneByOne({ name }: { readonly name: string }) {
  return { id: `${name} switch` }
}

async function readBeforeSwitch(resource: Savable, id: string): Promise<Row> {
  try {
    return await fetchOne(resource, id, AbortSignal.timeout(requestTimeout))
  } catch (cause) {
    throw new WriteFailed(resource.texts, cause)
  }
}
