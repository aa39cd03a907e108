import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { unknownOf } from '#descriptor/row.ts'
import type { Translate } from '#hooks/use-text.ts'
import type { GridStore } from './grid-store.ts'

/** The notes on the active cell: why it is refused or locked, who else has changed it, its stored value. */
export function activeCellText(resource: Resource, store: GridStore, t: Translate): string {
  const { active } = store.selection()
  const [row, column] = [store.rows()[active.row], store.columns[active.column]]
  if (!row || !column) return ''
  const { name } = column
  const cells = store.cellsOf(row.id)
  const cell = cells[name]
  const problem = Object.keys(cells).length > 0 ? store.reader().plan(row, cells).problems[name] : undefined
  if (problem) return t(problem)
  if (store.isLocked(active)) return t('Ô này chỉ xem ở đây.')
  const stored = store.reader().storedText(row, name)
  if (!cell && unknownOf(resource, name, row.raw))
    return t('Chưa rõ giá trị hiện tại; gõ giá trị mới nếu bạn chắc.')
  if (!cell) return fieldOf(resource, name).help ? t(fieldOf(resource, name).help ?? '') : ''
  if (cell.from !== stored) return t('Có người vừa đổi ô này thành “{now}”; lưu sẽ ghi đè.', { now: stored })
  return stored === '' ? t('Trước đó để trống.') : t('Trước đó: {before}', { before: stored })
}
