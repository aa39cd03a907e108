import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react'
import iconButton from '#kit/icon-button.module.css'
import leadClasses from './lead-cell.module.css'
import classes from './table.module.css'
import type { TableColumn } from './table-column.ts'

/** Selects or deselects a row; with `isRange` all rows since the last one. */
export type ToggleRow = (id: string, isRange: boolean) => void

/** The props of a row; the functions must be stable, or every row is rendered again. */
export interface TableRowProps<R extends object> {
  readonly row: R
  readonly id: string
  /** The name of the row for screen readers, without the line below it. */
  readonly name: string | undefined
  /** The visible columns; the first one is the name. */
  readonly columns: readonly TableColumn<R>[]
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
  const [lead, ...others] = columns
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
            {lead.picture?.(row)}
            <div className={leadClasses.text}>
              {link ? link(row, lead.cell(row)) : lead.cell(row)}
              {lead.detail?.(row)}
            </div>
          </div>
        </th>
      )}
      {others.map(({ key, align, role, cell }) => (
        <td key={key} data-align={align} data-role={role}>
          {cell(row)}
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
