import { type RowBase, sameValue } from './row.ts'

/** Whether a row has an id by which its record can be read and written. */
export const hasId = ({ id }: Pick<RowBase, 'id'>): boolean => id !== ''

/**
 * The rows of one page, without the ids that several of them have: no call can tell such records apart. Of equal copies the
 * first one keeps the id.
 */
export function withOwnIds<T extends RowBase>(rows: readonly T[]): readonly T[] {
  const first = new Map<string, T>()
  const shared = new Set<string>()
  for (const row of rows) {
    const other = first.get(row.id)
    if (!other) first.set(row.id, row)
    else if (!sameValue(other.raw, row.raw)) shared.add(row.id)
  }
  if (first.size === rows.length) return rows
  return rows.map((row) => (first.get(row.id) === row && !shared.has(row.id) ? row : { ...row, id: '' }))
}

/** The rows that have an id; the same list where all have. */
export function rowsWithId<T extends Pick<RowBase, 'id'>>(rows: readonly T[]): readonly T[] {
  return rows.every(hasId) ? rows : rows.filter(hasId)
}
