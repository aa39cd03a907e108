import { type ReactNode, useRef } from 'react'
import type { Density, TableColumn } from './table-column.ts'
import { type Pick, TableRow } from './table-row.tsx'
import { useRowWindow } from './use-row-window.ts'
import type { TableModel } from './use-table-model.ts'

/** The selected rows, by id. */
export type Picked = { readonly has: (id: string) => boolean }

interface TableRowsProps<R extends object> {
  readonly model: TableModel<R>
  readonly columns: readonly TableColumn<R>[]
  readonly nameKey: string
  readonly selected: string | null
  readonly density: Density
  readonly link?: (row: R, children: ReactNode) => ReactNode
  readonly onOpen?: (row: R) => void
  readonly actionsLabel?: (row: R) => string
  readonly onActions: (id: string, button: HTMLElement) => void
  readonly pickLabel?: (row: R) => string
  readonly picked?: Picked
  readonly onPick?: Pick
}

/** The body: all rows of an ordinary page; of a page above a hundred only those near the viewport. */
export function TableRows<R extends object>(props: TableRowsProps<R>) {
  const { rows } = props.model.getRowModel()
  return rows.length > 100 ? <ManyRows {...props} /> : <tbody>{drawn(props, 0, rows.length)}</tbody>
}

function ManyRows<R extends object>(props: TableRowsProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows } = props.model.getRowModel()
  const { start, end, height } = useRowWindow(body, rows.length, props.density === 'compact' ? 36 : 44)
  const span = props.columns.length + 2
  return (
    <tbody ref={body}>
      <Space height={start * height} span={span} />
      {drawn(props, start, end, true)}
      <Space height={(rows.length - end) * height} span={span} />
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

function drawn<R extends object>(props: TableRowsProps<R>, start: number, end: number, isPart = false) {
  const { model, columns, nameKey, selected, link, onOpen, actionsLabel, onActions, picked, onPick } = props
  return model
    .getRowModel()
    .rows.slice(start, end)
    .map(({ id, original }, place) => (
      <TableRow
        key={id}
        row={original}
        id={id}
        columns={columns}
        nameKey={nameKey}
        isSelected={id === selected}
        ariaIndex={isPart ? start + place + 2 : undefined}
        link={link}
        onOpen={onOpen}
        actionsLabel={actionsLabel?.(original)}
        onActions={onActions}
        pickLabel={props.pickLabel?.(original)}
        isPicked={picked?.has(id)}
        onPick={onPick}
      />
    ))
}
