import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { failureText } from '#descriptor/texts.ts'
import { keys } from '#hooks/read/keys.ts'
import type { Rows } from '#hooks/read/read-page.ts'
import { text } from '#text/text.ts'
import { leavesListsStale, refreshLists, updateCacheAfterSave } from './update-cache.ts'
import type { WriteFailed } from './write-failed.ts'

/** A failed switch: a write that failed, or one that was not sent because its code could not be loaded. */
export type SwitchFailure = Pick<WriteFailed, 'shown' | 'maybeDone' | 'cause'>

/** One on/off switch of one row. */
export interface Flip {
  readonly row: Row
  readonly name: string
  readonly to: boolean
}

/**
 * Sets a switch in the cached lists at once and saves it; on failure the switch is rolled back and `onFailed`
 * is called. Switches and order are the only optimistic writes (src/decisions/saving.md).
 */
export function useSwitch(resource: Resource, onFailed: (failure: SwitchFailure) => void) {
  const cache = useQueryClient()
  const updateCache = ({ row, name }: Flip, value: boolean) =>
    cache.setQueriesData<Rows>({ queryKey: keys.lists(resource) }, (data) => {
      if (!data?.rows.some(({ id }) => id === row.id)) return data
      return { ...data, rows: data.rows.map((old) => (old.id === row.id ? { ...old, [name]: value } : old)) }
    })
  return useMutation<Row | null, SwitchFailure, Flip>({
    mutationKey: [resource.name, 'switch'],
    scope: oneByOne(resource),
    mutationFn: async ({ row, name, to }) => {
      const writer = await loadWriter(resource)
      const { ifKnown, overwriteFields, savedRow, unknownNow, writeRecord, keptFields, keptFailure } = writer
      const plan = ifKnown(name, overwriteFields(resource, { [name]: to }))
      const outcome = await writeRecord(resource, { known: row, plan, isListRow: true })
      const saved = outcome.status === 'conflict' ? null : savedRow(resource, outcome)
      const isKept = saved && keptFields(resource, saved, { [name]: to }).length > 0
      if (outcome.status !== 'conflict' && !isKept) return saved
      const message = isKept ? keptFailure.shown() : unknownNow
      throw Object.assign(new Error('not switched'), {
        shown: () => message,
        maybeDone: false,
      })
    },
    onMutate: async (flip) => {
      // The response of a running list request would overwrite the new value for a moment.
      await cache.cancelQueries({ queryKey: keys.lists(resource) })
      updateCache(flip, flip.to)
    },
    onError: (failure, flip) => {
      updateCache(flip, !flip.to)
      onFailed(failure)
      if (leavesListsStale(failure)) void refreshLists(resource, cache)
    },
    onSuccess: (row, flip) => updateCacheAfterSave(resource, row, flip.row.id, cache),
  })
}

/** The mutation scope of small writes to a list: one at a time, so that two to one row do not conflict. */
export function oneByOne({ name }: { readonly name: string }) {
  return { id: `${name} switch` }
}

/** Loads the code of a write at the first switch, as a list needs none of it; on failure nothing is sent. */
async function loadWriter({ texts }: Resource) {
  try {
    const [writer, kept] = await Promise.all([import('./write-record.ts'), import('./kept-values.ts')])
    return { ...writer, ...kept }
  } catch (cause) {
    throw Object.assign(new Error('code of a write not loaded', { cause }), {
      shown: () => ({ ...notLoaded, literal: failureText(texts, { kind: 'unreachable' }) }),
      maybeDone: false,
    })
  }
}

const notLoaded = {
  text: text('Chưa lưu được.'),
  more: [
    text('Chưa liên lạc được với máy chủ, bạn xem lại mạng nhé.'),
    text('Mục này vẫn như cũ; bạn xem lại nhé.'),
  ],
}
