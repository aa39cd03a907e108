import pLimit from 'p-limit'
import type { ListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { Order } from '#descriptor/wire/query-names.ts'
import { FilterStopped, ListTooLong } from './errors.ts'

/** The most lists that are read for one. */
export const maxLists = 100

/** The lists that are read at the same time. */
const concurrency = 4

/** A filter has too many values, or too many records have one of them, to be read by a call for each value. */
export class FilterTooBroad extends ListTooLong {}

/** How much of a list has been read. */
export interface ReadingProgress {
  readonly read: number
  readonly total: number | undefined
}

/** Receives the progress of a reading after each page. */
export type Notify = (progress: ReadingProgress) => void

interface Joining<T> {
  readonly read: (state: ListState, notify: Notify) => Promise<readonly T[]>
  /** Called with the progress of all lists together. */
  readonly notify: Notify
}

/**
 * The rows of several lists with one order, each record once; without an order, in that of the lists. Throws `FilterTooBroad`
 * for the list of `tooLong` where these lists or their rows are too many.
 */
export async function joinedRows<T extends Row>(
  states: readonly ListState[],
  tooLong: ListTooLong,
  { read, notify }: Joining<T>,
): Promise<readonly T[]> {
  const tooBroad = new FilterTooBroad(tooLong.total, tooLong.limit)
  if (states.length > maxLists) throw tooBroad
  const limited = pLimit(concurrency)
  const progress = new Map<ListState, ReadingProgress>(
    states.map((state) => [state, { read: 0, total: undefined }]),
  )
  const notifyAll = (state: ListState, one: ReadingProgress) =>
    notify([...progress.set(state, one).values()].reduce(sumOf))
  let count = 0
  const readOne = async (state: ListState) => {
    const rows = await read(state, (one) => notifyAll(state, one))
    count += rows.length
    if (count > tooLong.limit) throw tooBroad
    return rows
  }
  try {
    const lists = await Promise.all(states.map((state) => limited(() => readOne(state))))
    const rows = [...new Map(lists.flat().map((row) => [row.id || row, row])).values()]
    const order = states[0]?.order
    return order ? rows.toSorted(comparerOf(order)) : rows
  } catch (error) {
    throw error instanceof ListTooLong && !(error instanceof FilterStopped) ? tooBroad : error
  } finally {
    limited.clearQueue()
  }
}

const sumOf = (one: ReadingProgress, other: ReadingProgress): ReadingProgress => ({
  read: one.read + other.read,
  total: one.total === undefined || other.total === undefined ? undefined : one.total + other.total,
})

const texts = new Intl.Collator('vi', { numeric: true })

/** Compares rows by an order, as that of the rows of several lists. */
export function comparerOf({ key, desc }: Order) {
  const valueIn = (row: Row) => {
    const value = valueOf(row, key)
    return typeof value === 'boolean' ? Number(value) : value
  }
  const rising = (one: Row, other: Row) => {
    const [left, right] = [valueIn(one), valueIn(other)]
    return typeof left === 'number' && typeof right === 'number'
      ? left - right
      : texts.compare(readText(left), readText(right))
  }
  return (one: Row, other: Row) => (desc ? rising(other, one) : rising(one, other))
}
