import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react'
import classes from './table.module.css'
import type { TableColumn } from './table-column.ts'

/** Picks a row or lets go of it; with `isRange` all rows since the last one. */
export type Pick = (id: string, isRange: boolean) => void

/** What a row needs from its table; the functions must be stable, or every row is drawn again. */
export interface TableRowProps<R extends object> {
  readonly row: R
  readonly id: string
  readonly columns: readonly TableColumn<R>[]
  readonly nameKey: string
  readonly isSelected: boolean
  /** The words of the box that picks the row; without them there is none. */
  readonly pickLabel?: string
  readonly isPicked?: boolean
  readonly onPick?: Pick
  /** Its place in the whole list, told only when not all rows are drawn. */
  readonly ariaIndex?: number
  readonly link?: (row: R, children: ReactNode) => ReactNode
  readonly onOpen?: (row: R) => void
  /** The row menu button's words; without them the row has no menu. */
  readonly actionsLabel?: string
  readonly onActions: (id: string, button: HTMLElement) => void
}

function DrawnRow<R extends object>(props: TableRowProps<R>) {
  const { row, id, columns, nameKey, link, actionsLabel, isSelected, onPick } = props
  return (
    <tr
      data-id={id}
      data-selected={isSelected || props.isPicked || undefined}
      aria-rowindex={props.ariaIndex}
      onClick={props.onOpen && ((event) => isBlank(event) && props.onOpen?.(row))}
      onKeyDown={onPick && ((event) => isSpace(event) && onPick(id, event.shiftKey))}
    >
      {onPick && (
        <td className={classes.pick}>
          <label>
            <input
              type="checkbox"
              aria-label={props.pickLabel}
              checked={props.isPicked ?? false}
              onChange={({ nativeEvent }) =>
                onPick(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
              }
            />
          </label>
        </td>
      )}
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

// Space on the link that names the row: a link has no use for it, and the page would scroll.
function isSpace(event: KeyboardEvent): boolean {
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return false
  event.preventDefault()
  return true
}

/** One row, drawn again only when something of its own changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
export const TableRow = memo(DrawnRow) as typeof DrawnRow
