import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import { type ReactNode, useState } from 'react'
import { lazyComponent } from '#kit/lazy-component.tsx'
import table from './table.module.css'
import type { StoreWidth, TableColumn, TableOrder } from './table-column.ts'
import classes from './table-head.module.css'

/** How much of the page is selected, and a callback that selects all of it or none. */
export interface SelectPage {
  readonly label: string
  readonly state: 'none' | 'some' | 'all'
  readonly onToggle: () => void
}

interface TableHeadProps<R extends object> {
  readonly columns: readonly TableColumn<R>[]
  readonly order: TableOrder | null
  readonly onOrder?: ((order: TableOrder | null) => void) | undefined
  /** A mark in the head of the sorted column whose order the rows contradict. */
  readonly orderMark?: ReactNode
  /** Widths in rem by key; columns without one share the rest. */
  readonly widths: Readonly<Record<string, number>>
  readonly onWidth?: StoreWidth | undefined
  /** The label of the column of row menus; without it there is no such column. */
  readonly actionsLabel?: string
  /** The checkbox that selects the whole page, where rows can be selected. */
  readonly selectPage?: SelectPage | undefined
}

// Loaded on intent: when the pointer or the focus enters the head.
const ColumnEdge = lazyComponent(
  async () => (await import('./column-edge.tsx')).ColumnEdge,
  () => null,
)

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
const arrows = { asc: IconArrowUp, desc: IconArrowDown, none: IconSelector } as const

/** The sticky head: a sortable column's name is a button, its order is shown by `aria-sort` and an arrow. */
export function TableHead<R extends object>(props: TableHeadProps<R>) {
  const { columns, order, onOrder, widths, onWidth, actionsLabel, selectPage, orderMark } = props
  const [hasEdges, setEdges] = useState(false)
  const showEdges = onWidth && (() => setEdges(true))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only preloads
    <thead className={classes.head} onPointerEnter={showEdges} onFocus={showEdges}>
      <tr>
        {selectPage && (
          <th scope="col" className={table.pick}>
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
        {columns.map(({ key, label, align, sortable }, index) => {
          const sorted = order?.key === key ? (order.desc ? 'desc' : 'asc') : undefined
          const Arrow = arrows[sorted ?? 'none']
          const width = widths[key]
          return (
            <th
              key={key}
              scope="col"
              aria-label={label}
              className={index === 0 ? table.name : undefined}
              data-align={align}
              aria-sort={sorted && (orderMark ? 'other' : ariaSort[sorted])}
              style={width === undefined ? undefined : { width: `${width}rem` }}
            >
              {sortable ? (
                <button
                  type="button"
                  className={classes.sort}
                  onClick={() => onOrder?.(nextOrder(key, sorted))}
                >
                  <span title={label}>{label}</span>
                  <Arrow size={14} aria-hidden />
                </button>
              ) : (
                <span className={classes.label} title={label}>
                  {label}
                </span>
              )}
              {sorted && orderMark}
              {onWidth && hasEdges && <ColumnEdge name={key} label={label} width={width} onWidth={onWidth} />}
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

/** The order after a press on a column's head: ascending, descending, none. */
function nextOrder(key: string, sorted: keyof typeof ariaSort | undefined): TableOrder | null {
  return sorted === 'desc' ? null : { key, desc: sorted === 'asc' }
}
