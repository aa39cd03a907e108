import { useState } from 'react'

interface HasId {
  readonly id: string
}

interface RowKeys {
  readonly rows: readonly HasId[]
  readonly keys: ReadonlyMap<string, number>
}

/**
 * The keys of rows. Rows that replace all former ones take over their keys, so that React updates the elements of the
 * former rows; a row that stays keeps its own. With `isHeld` each new row gets elements of its own.
 */
export function useRowKeys(rows: readonly HasId[], isHeld: () => boolean): ReadonlyMap<string, number> {
  const [last, setLast] = useState<RowKeys>({ rows: noRows, keys: noKeys })
  if (rows === last.rows) return last.keys
  const next = { rows, keys: nextKeys(last.keys, rows, isHeld) }
  setLast(next)
  return next.keys
}

const noRows: readonly never[] = []
const noKeys: RowKeys['keys'] = new Map()

let newest = 0

function nextKeys(last: RowKeys['keys'], rows: readonly HasId[], isHeld: () => boolean): RowKeys['keys'] {
  const isReplaced = last.size > 0 && !rows.some(({ id }) => last.has(id)) && !isHeld()
  const free = isReplaced ? [...last.values()] : []
  return new Map(
    rows.map(({ id }, at) => {
      const key = last.get(id) ?? free[at]
      if (key !== undefined) return [id, key]
      newest += 1
      return [id, newest]
    }),
  )
}
