import type { Problems } from '#descriptor/problem.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valuesOf } from '#descriptor/row.ts'
import { translate } from '#text/language.ts'
import { text } from '#text/text.ts'
import { asProblem } from './plan-row.ts'
import { rowKey } from './row-key.ts'

/**
 * The problem of a row that matches several records by the key fields `names`, in the cell that can solve it: of another key
 * field in which the records differ, else of the first one.
 */
export function severalRecords(
  resource: Resource,
  names: readonly string[],
  keys: readonly string[],
  rows: readonly Row[],
): Problems {
  const count = rows.length
  const valuesIn = (name: string) =>
    new Set(rows.map((row) => rowKey(resource, [name], valuesOf(resource, row))))
  const needed = keys.filter((name) => !names.includes(name) && valuesIn(name).size > 1)
  const [column] = needed
  if (column === undefined) {
    const several = text('Đang có {count} mục giống hệt ở cột này; bạn dùng cột khác để nhận ra mục nhé.', {
      count,
    })
    return { [names[0] ?? resource.label]: asProblem(several) }
  }
  // Values of a template are shown as they are.
  const columns = needed.map((name) => translate(fieldOf(resource, name).label)).join(', ')
  const noun = translate(resource.noun)
  const missing = text('Có {count} {noun} khớp dòng này. Bạn thêm cột “{columns}” để phân biệt nhé.', {
    count,
    noun,
    columns,
  })
  return { [column]: asProblem(missing) }
}
