import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import classes from './table.module.css'
import type { TableColumn } from './table-column.ts'
import type { TableModel } from './use-table-model.ts'

/** How much of the page is selected, and a callback that selects all of it or none. */
export interface SelectPage {
  readonly label: string
  readonly state: 'none' | 'some' | 'all'
  readonly onToggle: () => void
}

interface TableHeadProps<R extends object> {
  readonly model: TableModel<R>
  readonly columns: readonly TableColumn<R>[]
  /** The label of the column of row menus; without it there is no such column. */
  readonly actionsLabel?: string
  /** The checkbox that selects the whole page, where rows can be selected. */
  readonly selectPage?: SelectPage | undefined
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** The sticky head: a sortable column's name is a button, its order is shown by `aria-sort` and an arrow. */
export function TableHead<R extends object>({ model, columns, actionsLabel, selectPage }: TableHeadProps<R>) {
  return (
    <thead className={classes.head}>
      <tr>
        {selectPage && (
          <th scope="col" className={classes.pick}>
            <label>
              <input
                type="checkbox"
                aria-label={selectPage.label}
                checked={selectPage.state === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = selectPage.state === 'some'
                }}
                onChange={selectPage.onToggle}
              />
            </label>
          </th>
        )}
        {columns.map(({ key, label, align }) => {
          const column = model.getColumn(key)
          const sorted = column?.getIsSorted() || undefined
          const Arrow = sorted === 'desc' ? IconArrowDown : IconArrowUp
          return (
            <th key={key} scope="col" data-align={align} aria-sort={sorted && ariaSort[sorted]}>
              {column?.getCanSort() ? (
                <button type="button" className={classes.sort} onClick={() => column.toggleSorting()}>
                  <span>{label}</span>
                  <Arrow size={14} aria-hidden data-on={sorted !== undefined} />
                </button>
              ) : (
                label
              )}
            </th>
          )
        })}
        {actionsLabel === undefined ? null : (
          <th scope="col" aria-label={actionsLabel} className={classes.actionsHead} />
        )}
      </tr>
    </thead>
  )
}
