import { type ReactNode, useContext } from 'react'
import { lazyComponent } from '#kit/lazy-component.tsx'
import type { LazyFallbackProps } from '#kit/lazy-fallback.tsx'
import { type Column, isId, type ListTable, type ToggleRow } from './list-table.ts'
import type { ManyRowsProps, RowsPart } from './many-rows.tsx'
import { OpenRowContext } from './open-row.ts'
import { TableRow } from './table-row.tsx'

interface TableRowsProps<R extends object> {
  readonly table: ListTable<R>
  readonly columns: readonly Column<R>[]
  readonly rowHeight: number
  readonly rowName?: (row: R) => string
  readonly link?: (row: R, children: ReactNode) => ReactNode
  readonly onOpen?: (row: R) => void
  readonly actionsLabel?: (row: R) => string
  readonly onActions: (id: string, button: HTMLElement) => void
  readonly selectLabel?: (row: R) => string
  readonly onToggleRow?: ToggleRow
}

interface OpenRowsProps<R extends object> extends TableRowsProps<R> {
  readonly openId: string | null
}

// The code of long pages, which the loader of a list fetches with their rows.
const ManyRows = lazyComponent(async () => (await import('./many-rows.tsx')).ManyRows, FirstRows)

/** Fetches the code of a page with more than a hundred rows. */
export const loadManyRows = ManyRows.preload

/** The body: all rows of an ordinary page; of a page above a hundred only those near the viewport. */
export function TableRows<R extends object>(props: TableRowsProps<R>) {
  const openId = useContext(OpenRowContext)
  const { length } = props.table.getRowModel().rows
  const render = (part?: RowsPart) => renderRows({ ...props, openId }, part)
  if (length <= 100) return <tbody>{render()}</tbody>
  return (
    <ManyRows count={length} rowHeight={props.rowHeight} span={props.columns.length + 2} render={render} />
  )
}

/** The start of a long page until its code is there; all its rows where that fails to load. */
function FirstRows({ componentProps: { render }, hasFailed }: LazyFallbackProps<ManyRowsProps>) {
  return <tbody>{render(hasFailed ? undefined : { start: 0, end: 40 })}</tbody>
}

/** The rows of a part of the list, else all. */
function renderRows<R extends object>(props: OpenRowsProps<R>, part?: RowsPart) {
  const { table, columns, openId, link, onOpen, actionsLabel, onActions, onToggleRow } = props
  return table
    .getRowModel()
    .rows.slice(part?.start, part?.end)
    .map((row, index) => (
      <TableRow
        key={row.id}
        row={row.original}
        id={row.id}
        getRow={table.getRow}
        name={props.rowName?.(row.original)}
        columns={columns}
        isOpen={row.id === openId}
        ariaIndex={part && part.start + index + 2}
        isLocked={!isId(row.id)}
        link={link}
        onOpen={onOpen}
        actionsLabel={actionsLabel?.(row.original)}
        onActions={onActions}
        selectLabel={props.selectLabel?.(row.original)}
        isSelected={row.getIsSelected()}
        onToggleRow={onToggleRow}
      />
    ))
}
