import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import type { columnResizingState as ColumnResizing } from '@tanstack/react-table'
import { type ReactNode, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { boundedWidth, type Column, columnLabel, type ListTable } from './list-table.ts'
import classOf from './table.module.css'
import classes from './table-head.module.css'

interface TableHeadProps<R extends object> {
  readonly table: ListTable<R>
  readonly columns: readonly Column<R>[]
  /** A mark in the head of the sorted column whose order the rows contradict. */
  readonly orderMark?: ReactNode
  /** Widths in rem by key; columns without one share the rest. */
  readonly widths: Readonly<Record<string, number>>
  /** The label of the column of row menus; without it there is no such column. */
  readonly actionsLabel: string | undefined
  /** Whether there is a checkbox that selects the whole page. */
  readonly isSelectable: boolean
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
  const { table, columns, actionsLabel } = props
  const [hasEdges, setEdges] = useState(false)
  const showEdges = () => setEdges(true)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only preloads
    <thead className={classes.head} onPointerEnter={showEdges} onFocus={showEdges}>
      <tr>
        {props.isSelectable && <PageCheckbox table={table} />}
        <table.Subscribe source={table.atoms.columnResizing}>
          {(resizing) =>
            columns.map((column, index) => (
              <HeadCell
                {...props}
                key={column.id}
                column={column}
                isLead={index === 0}
                hasEdge={hasEdges}
                resized={resizedWidth(column.id, resizing)}
              />
            ))
          }
        </table.Subscribe>
        {actionsLabel !== undefined && (
          <th scope="col" aria-label={actionsLabel} className={classes.actionsHead} />
        )}
      </tr>
    </thead>
  )
}

interface HeadCellProps<R extends object> extends TableHeadProps<R> {
  readonly column: Column<R>
  readonly isLead: boolean
  readonly hasEdge: boolean
  /** Its width while its edge is dragged. */
  readonly resized: number | undefined
}

function HeadCell<R extends object>({ table, column, orderMark, resized, ...props }: HeadCellProps<R>) {
  const label = columnLabel(column)
  const sorted = column.getIsSorted() || undefined
  const Arrow = arrows[sorted ?? 'none']
  const width = resized ?? props.widths[column.id]
  return (
    <th
      scope="col"
      aria-label={label}
      className={props.isLead ? classOf.name : undefined}
      data-align={column.columnDef.meta?.align}
      aria-sort={sorted && (orderMark ? 'other' : ariaSort[sorted])}
      style={width === undefined ? undefined : { width: `${width}rem` }}
    >
      {column.getCanSort() ? (
        <UnstyledButton className={classes.sort} onClick={column.getToggleSortingHandler()}>
          <span title={label}>{label}</span>
          <Arrow size={14} aria-hidden />
        </UnstyledButton>
      ) : (
        <span title={label}>{label}</span>
      )}
      {sorted && orderMark}
      {props.hasEdge && (
        <ColumnEdge
          {...{ table, column, label, width }}
          isResizing={resized !== undefined}
          onResize={(event) =>
            table
              .getLeafHeaders()
              .find(({ id }) => id === column.id)
              ?.getResizeHandler()(event)
          }
        />
      )}
    </th>
  )
}

/** The width in rem of a column whose edge is dragged. */
function resizedWidth(id: string, { isResizingColumn, ...resizing }: ColumnResizing): number | undefined {
  const [start] = resizing.columnSizingStart
  if (isResizingColumn !== id || !start) return undefined
  return boundedWidth(start[1] * (1 + (resizing.deltaPercentage ?? 0)))
}

function PageCheckbox<R extends object>({ table }: Pick<TableHeadProps<R>, 'table'>) {
  const t = useText()
  const isWhole = table.getIsAllPageRowsSelected()
  return (
    <th scope="col" className={classOf.pick}>
      <label>
        <input
          type="checkbox"
          aria-label={t('Chọn cả trang này')}
          checked={isWhole}
          disabled={!table.getRowModel().rows.some((row) => row.getCanSelect())}
          ref={(box) => {
            if (box) box.indeterminate = !isWhole && table.getIsSomePageRowsSelected()
          }}
          onChange={table.getToggleAllPageRowsSelectedHandler()}
        />
      </label>
    </th>
  )
}
