import { createContext, useContext } from 'react'
import { lazyComponent } from '#kit/lazy-component.tsx'
import type { LazyFallbackProps } from '#kit/lazy-fallback.tsx'
import type { ListTable } from './list-table.ts'
import type { ManyRowsProps, RowsPart } from './many-rows.tsx'
import { type RowParts, TableRow } from './table-row.tsx'

/** The id of the row whose record is open beside the table; a context, so that a change renders the rows alone. */
export const OpenRowContext = createContext<string | null>(null)

interface TableRowsProps<R extends object> {
  readonly table: ListTable<R>
  readonly rowHeight: number
  readonly parts: RowParts<R>
}

// The code of long pages, which the loader of a list fetches with their rows.
const ManyRows = lazyComponent(async () => (await import('./many-rows.tsx')).ManyRows, FirstRows)

/** Fetches the code of a page with more than a hundred rows. */
export const loadManyRows = ManyRows.preload

/** The body: all rows of an ordinary page; of a page above a hundred only those near the viewport. */
export function TableRows<R extends object>({ table, rowHeight, parts }: TableRowsProps<R>) {
  const openId = useContext(OpenRowContext)
  const { rows } = table.getRowModel()
  const render = (part?: RowsPart) =>
    rows
      .slice(part?.start, part?.end)
      .map((row, index) => (
        <TableRow
          key={row.id}
          row={row.original}
          id={row.id}
          parts={parts}
          isMarked={row.id === openId}
          isSelected={row.getIsSelected()}
          ariaIndex={part && part.start + index + 2}
        />
      ))
  if (rows.length <= 100) return <tbody>{render()}</tbody>
  return (
    <ManyRows count={rows.length} rowHeight={rowHeight} span={parts.columns.length + 2} render={render} />
  )
}

/** The start of a long page until its code is there; all its rows where that fails to load. */
function FirstRows({ componentProps: { render }, hasFailed }: LazyFallbackProps<ManyRowsProps>) {
  return <tbody>{render(hasFailed ? undefined : { start: 0, end: 40 })}</tbody>
}
