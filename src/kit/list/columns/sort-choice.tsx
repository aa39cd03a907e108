import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { type ListTable, labelOf } from '#kit/list/list-table.ts'
import classes from './column-choices.module.css'

export interface SortChoiceProps {
  readonly table: ListTable<Row>
  /** Whether the list has the order that it opens with, and its restoration. */
  readonly isUsualOrder: boolean
  readonly onUsualOrder: () => void
}

/** The order of a list, by any field that the back-end can sort by; pressing the chosen one reverses it. */
export function SortChoice({ table, isUsualOrder, onUsualOrder }: SortChoiceProps) {
  const t = useText()
  const sortable = table.getAllLeafColumns().filter((column) => column.getCanSort())
  return (
    <fieldset className={classes.group}>
      <legend>{t('Sắp xếp')}</legend>
      <label>
        <input type="radio" name="sort" checked={isUsualOrder} onChange={onUsualOrder} />
        {t('Thứ tự mặc định')}
      </label>
      {sortable.map((column) => {
        const label = labelOf(column)
        const sorted = !isUsualOrder && column.getIsSorted()
        const isDescending = sorted === 'desc'
        const Arrow = isDescending ? IconArrowDown : IconArrowUp
        return (
          <div key={column.id} className={classes.line}>
            <label>
              <input
                type="radio"
                name="sort"
                checked={sorted !== false}
                onChange={() => column.toggleSorting(false)}
              />
              {label}
            </label>
            {sorted && (
              <button
                type="button"
                className={classes.tool}
                aria-pressed={isDescending}
                aria-label={t('Giảm dần: {label}', { label })}
                onClick={() => column.toggleSorting(!isDescending)}
              >
                <Arrow size={16} aria-hidden />
              </button>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
