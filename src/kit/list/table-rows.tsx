import { type ReactNode, useContext, useRef } from 'react'
import { type Column, isId, type ListTable, type ToggleRow } from './list-table.ts'
import { OpenRowContext } from './open-row.ts'
import { TableRow } from './table-row.tsx'
import { useVirtualRows } from './use-virtual-rows.ts'

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

/** The body: all rows of an ordinary page; of a page above a hundred only those near the viewport. */
export function TableRows<R extends object>(props: TableRowsProps<R>) {
  const openId = useContext(OpenRowContext)
  const { rows } = props.table.getRowModel()
  if (rows.length > 100) return <ManyRows {...props} openId={openId} />
  return <tbody>{renderRows({ ...props, openId })}</tbody>
}

function ManyRows<R extends object>(props: OpenRowsProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows } = props.table.getRowModel()
  const { start, end, before, after } = useVirtualRows(body, rows.length, props.rowHeight)
  const span = props.columns.length + 2
  return (
    <tbody ref={body}>
      <Space height={before} span={span} />
      {renderRows(props, { start, end })}
      <Space height={after} span={span} />
    </tbody>
  )
}

function Space({ height, span }: { readonly height: number; readonly span: number }) {
  return height > 0 ? (
    <tr aria-hidden style={{ height }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- only space */}
      <td colSpan={span} />
    </tr>
  ) : null
}

/** The rows of a part of the list, else all. */
function renderRows<R extends object>(
  props: OpenRowsProps<R>,
  part?: { readonly start: number; readonly end: number },
) {
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
