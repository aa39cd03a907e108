import { type ReactNode, useContext, useRef } from 'react'
import { OpenRowContext } from './open-row.ts'
import type { TableColumn } from './table-column.ts'
import { TableRow, type ToggleRow } from './table-row.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { isId, type TableModel } from './use-table-model.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

/** The selected rows, by id. */
export type RowSelection = { readonly has: (id: string) => boolean }

interface TableRowsProps<R extends object> {
  readonly model: TableModel<R>
  readonly columns: readonly TableColumn<R>[]
  readonly rowHeight: number
  readonly rowName?: (row: R) => string
  readonly link?: (row: R, children: ReactNode) => ReactNode
  readonly onOpen?: (row: R) => void
  readonly actionsLabel?: (row: R) => string
  readonly onActions: (id: string, button: HTMLElement) => void
  readonly selectLabel?: (row: R) => string
  readonly selection?: RowSelection
  readonly onToggleRow?: ToggleRow
}

interface OpenRowsProps<R extends object> extends TableRowsProps<R> {
  readonly openId: string | null
}

/** The body: all rows of an ordinary page; of a page above a hundred only those near the viewport. */
export function TableRows<R extends object>(props: TableRowsProps<R>) {
  const openId = useContext(OpenRowContext)
  const { rows } = props.model.getRowModel()
  const List = rows.length > 100 ? ManyRows : FewRows
  return <List {...props} openId={openId} />
}

function FewRows<R extends object>(props: OpenRowsProps<R>) {
  const { rows } = props.model.getRowModel()
  const keys = useRowKeys(rows, () => props.openId !== null || isInUse())
  return <tbody>{renderRows(props, 0, rows.length, keys)}</tbody>
}

// The focus, a press that has begun and the menu belong to the record, not to its position on the page.
function isInUse(): boolean {
  return Boolean(
    document.activeElement?.closest('tbody, [role=menu]') ?? document.querySelector('tbody:active'),
  )
}

function ManyRows<R extends object>(props: OpenRowsProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows } = props.model.getRowModel()
  const { start, end, before, after } = useVirtualRows(body, rows.length, props.rowHeight)
  const span = props.columns.length + 2
  return (
    <tbody ref={body}>
      <Space height={before} span={span} />
      {renderRows(props, start, end)}
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

/** Without `keys` the rows are a part of the list, and their ids are their keys. */
function renderRows<R extends object>(
  props: OpenRowsProps<R>,
  start: number,
  end: number,
  keys?: ReadonlyMap<string, number>,
) {
  const { model, columns, openId, link, onOpen, actionsLabel, onActions, selection, onToggleRow } = props
  return model
    .getRowModel()
    .rows.slice(start, end)
    .map(({ id, original }, index) => (
      <TableRow
        key={keys?.get(id) ?? id}
        row={original}
        id={id}
        name={props.rowName?.(original)}
        columns={columns}
        isOpen={id === openId}
        ariaIndex={keys ? undefined : start + index + 2}
        isLocked={!isId(id)}
        link={link}
        onOpen={onOpen}
        actionsLabel={actionsLabel?.(original)}
        onActions={onActions}
        selectLabel={props.selectLabel?.(original)}
        isSelected={selection?.has(id)}
        onToggleRow={onToggleRow}
      />
    ))
}
