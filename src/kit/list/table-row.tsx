import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type MouseEvent, memo, type ReactNode } from 'react'
import classes from './table.module.css'
import type { TableColumn } from './table-column.ts'

/** What a row needs from its table; the functions must be stable, or every row is drawn again. */
export interface TableRowProps<R extends object> {
  readonly row: R
  readonly id: string
  readonly columns: readonly TableColumn<R>[]
  readonly nameKey: string
  readonly isSelected: boolean
  /** Its place in the whole list, told only when not all rows are drawn. */
  readonly ariaIndex?: number
  readonly link?: (row: R, children: ReactNode) => ReactNode
  readonly onOpen?: (row: R) => void
  /** The row menu button's words; without them the row has no menu. */
  readonly actionsLabel?: string
  readonly onActions: (id: string, button: HTMLElement) => void
}

function DrawnRow<R extends object>(props: TableRowProps<R>) {
  const { row, id, columns, nameKey, link, actionsLabel, isSelected } = props
  return (
    <tr
      data-id={id}
      data-selected={isSelected || undefined}
      aria-rowindex={props.ariaIndex}
      onClick={props.onOpen && ((event) => isBlank(event) && props.onOpen?.(row))}
    >
      {columns.map(({ key, label, align, cell }) =>
        key === nameKey ? (
          <th key={key} scope="row" className={classes.name} data-align={align}>
            {link ? link(row, cell(row)) : cell(row)}
          </th>
        ) : (
          <td key={key} data-align={align} data-label={label}>
            {cell(row)}
          </td>
        ),
      )}
      {actionsLabel === undefined ? null : (
        <td className={classes.actions}>
          <button
            type="button"
            aria-haspopup="menu"
            aria-label={actionsLabel}
            onClick={(event) => props.onActions(id, event.currentTarget)}
          >
            <IconDots size={18} aria-hidden />
          </button>
        </td>
      )}
    </tr>
  )
}

// A click on the row's own surface opens it; one that ends a text selection or hits a link, button or input does not.
function isBlank(event: MouseEvent): boolean {
  const { target } = event
  if (!(target instanceof Element) || target.closest('a, button, input, label, select')) return false
  return window.getSelection()?.type !== 'Range'
}

/** One row, drawn again only when something of its own changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
export const TableRow = memo(DrawnRow) as typeof DrawnRow
