import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Row } from '#descriptor/row.ts'
import { Refused } from '#http/errors.ts'
import { readList } from './read-list.ts'

/**
 * The rows of a list that is asked for one id; throws like `readList`. A back-end that compares the id with one of its two
 * spellings alone returns none of the records that have the other: after an empty list it is asked for `_id`.
 */
export async function readById<R extends ResourceWith<'list'>>(
  resource: R,
  id: string,
  signal: AbortSignal,
  cache?: RequestCache,
): Promise<readonly Row<R>[]> {
  const ask = async (name: string) =>
    (await readList(resource, defaultListState(resource), { [name]: id }, signal, { cache })).rows
  const rows = await ask('id')
  if (rows.length > 0 || !/^_?id$/.test(resource.idKey)) return rows
  try {
    return (await ask('_id')).filter((row) => row.id === id)
  } catch (error) {
    // A back-end may refuse a parameter that it does not have.
    if (error instanceof Refused) return rows
    throw error
  }
}
