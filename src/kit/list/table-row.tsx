import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react'
import iconButton from '#kit/icon-button.module.css'
import leadClasses from './lead-cell.module.css'
import type { Cell, Column, ListTable, ToggleRow } from './list-table.ts'
import classes from './table.module.css'

/** The props of a row; the functions must be stable, or every row is rendered again. */
export interface TableRowProps<R extends object> {
  readonly row: R
  readonly id: string
  readonly getRow: ListTable<R>['getRow']
  /** The name of the row for screen readers, without the line below it. */
  readonly name: string | undefined
  /** The visible columns; the first one is the name. */
  readonly columns: readonly Column<R>[]
  readonly isOpen: boolean
  /** The row can only be read: the places of its checkbox and its menu are empty. */
  readonly isLocked?: boolean
  /** The label of the checkbox that selects the row; without it there is none. */
  readonly selectLabel?: string
  readonly isSelected?: boolean
  readonly onToggleRow?: ToggleRow
  /** Its index in the whole list, set only when not all rows are rendered. */
  readonly ariaIndex?: number
  readonly link?: (row: R, children: ReactNode) => ReactNode
  readonly onOpen?: (row: R) => void
  /** The label of the row menu's button; without it the row has no menu. */
  readonly actionsLabel?: string
  readonly onActions: (id: string, button: HTMLElement) => void
}

function Row<R extends object>(props: TableRowProps<R>) {
  const { row, id, columns, actionsLabel, isOpen, isLocked = false } = props
  const { link, onOpen, onToggleRow } = isLocked ? ({} as Partial<TableRowProps<R>>) : props
  const cells = props.getRow(id).getVisibleCellsByColumnId()
  const [lead, ...others] = columns.flatMap((column) => cells[column.id] ?? [])
  const { picture, detail } = lead?.column.columnDef.meta ?? {}
  return (
    <tr
      data-id={isLocked ? undefined : id}
      data-selected={isOpen || props.isSelected || undefined}
      aria-rowindex={props.ariaIndex}
      onClick={onOpen && ((event) => isBlank(event) && onOpen(row))}
      onKeyDown={onToggleRow && ((event) => isSpace(event) && onToggleRow(id, event.shiftKey))}
    >
      {props.onToggleRow && (
        <td className={classes.pick}>
          {onToggleRow && (
            <label>
              <input
                type="checkbox"
                aria-label={props.selectLabel}
                checked={props.isSelected ?? false}
                onChange={({ nativeEvent }) =>
                  onToggleRow(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
                }
              />
            </label>
          )}
        </td>
      )}
      {lead && (
        <th scope="row" className={classes.name} aria-label={props.name} data-lead>
          <div className={leadClasses.lead}>
            {picture?.(row)}
            <div className={leadClasses.text}>
              {link ? link(row, contentOf(lead)) : contentOf(lead)}
              {detail?.(row)}
            </div>
          </div>
        </th>
      )}
      {others.map((cell) => (
        <td
          key={cell.column.id}
          data-align={cell.column.columnDef.meta?.align}
          data-role={cell.column.columnDef.meta?.role}
        >
          {contentOf(cell)}
        </td>
      ))}
      {actionsLabel === undefined ? null : (
        <td className={classes.actions}>
          {isLocked || (
            <button
              type="button"
              className={`${iconButton.button} ${iconButton.dots}`}
              aria-haspopup="menu"
              aria-label={actionsLabel}
              onClick={(event) => props.onActions(id, event.currentTarget)}
            />
          )}
        </td>
      )}
    </tr>
  )
}

// Called, not rendered as a component: cells made again with the columns keep their elements.
function contentOf<R extends object>(cell: Cell<R>): ReactNode {
  const draw = cell.column.columnDef.cell
  return typeof draw === 'function' ? draw(cell.getContext()) : draw
}

// A click on the row itself opens it, unless it ends a text selection or hits a link, a button or an input.
function isBlank(event: MouseEvent): boolean {
  const { target } = event
  if (!(target instanceof Element) || target.closest('a, button, input, label, select')) return false
  return window.getSelection()?.type !== 'Range'
}

// Space on the link of the row: on a link it would only scroll the page.
function isSpace(event: KeyboardEvent): boolean {
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return false
  event.preventDefault()
  return true
}

/** A row, rendered again only when its own props change. */
// The assertion restores the type parameter, which memo loses.
export const TableRow = memo(Row) as typeof Row
