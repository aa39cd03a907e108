import type { Table } from '#hooks/tables/table.ts'
import { typedMoney, typedNumber } from '#text/typed/typed-number.ts'

/** The sums of columns over some rows of a table. */
export interface ColumnSums {
  readonly add: (at: number) => void
  /** Whether all these cells of a row are the sums of their columns. */
  readonly areSums: (at: number, columns: readonly number[]) => boolean
  /** Whether the numbers of a row are sums, or, where only its name has one, this is a sum or the number of rows. */
  readonly hasSums: (at: number, name: string) => boolean
}

const readers = [typedMoney, typedNumber]

const isNear = (sum: number, own: number) => Math.abs(sum - own) <= Math.abs(sum) * 1e-9

/** Starts sums of columns without rows. They are computed when they are first asked for: most tables have no total. */
export function columnSums(
  { rows, origins }: Pick<Table, 'rows' | 'origins'>,
  counted: readonly number[],
): ColumnSums {
  const open: number[] = []
  let count = 0
  const sums = new Map(counted.map((column) => [column, readers.map(() => 0)]))
  /** The number of a cell by each reader; NaN for another text. */
  const numbersAt = (at: number, column: number) =>
    readers.map((read) => origins[at]?.numbers?.[column] ?? read(rows[at]?.[column] ?? '') ?? 0)
  const sumsNow = () => {
    count += open.length
    for (const at of open.splice(0))
      for (const [column, some] of sums) {
        const numbers = numbersAt(at, column)
        // Such as "call us" among prices.
        if (numbers.every(Number.isNaN)) continue
        for (const [index, number] of numbers.entries()) some[index] = (some[index] ?? 0) + number
      }
    return sums
  }
  const isSum = (at: number, column: number) => {
    const own = numbersAt(at, column)
    return sums.get(column)?.some((sum, index) => isNear(sum, own[index] ?? Number.NaN)) ?? false
  }
  const areSums: ColumnSums['areSums'] = (at, columns) => {
    sumsNow()
    return count > 1 && columns.length > 0 && columns.every((column) => isSum(at, column))
  }
  return {
    add: (at) => open.push(at),
    areSums,
    hasSums: (at, name) => {
      const numbers = counted.filter((column) => {
        const cell = rows[at]?.[column] ?? ''
        return cell.trim() !== '' && cell !== name && numbersAt(at, column).some((own) => !Number.isNaN(own))
      })
      if (numbers.length > 0)
        return areSums(at, numbers) && numbers.some((column) => numbersAt(at, column).some(Boolean))
      const known = [...sumsNow().values()].flat()
      const given = (name.match(/[\d.,]*\d/g) ?? []).flatMap((digits) => readers.map((read) => read(digits)))
      return (
        count > 1 && [count, ...known].some((sum) => sum !== 0 && given.some((own) => isNear(sum, own ?? 0)))
      )
    },
  }
}
