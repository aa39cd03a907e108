import { UnstyledButton } from '@mantine/core'
import { createContext, type KeyboardEvent, type MouseEvent, memo, type ReactNode, useContext } from 'react'
import type { Translate } from '#hooks/use-text.ts'
import { type LazyFallbackProps, lazyComponent } from '#kit/lazy-component.tsx'
import leadClasses from './lead-cell.module.css'
import { type Cell, type Column, isId, type ListTable, type ToggleRow } from './list-table.ts'
import type { ManyRowsProps, RowsPart } from './many-rows.tsx'
import classes from './table.module.css'

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

/** What the rows of a table share: the same object until a part of it changes, or every row is rendered again. */
export interface RowParts<R extends object> {
  readonly t: Translate
  readonly getRow: ListTable<R>['getRow']
  /** The visible columns; the first one is the name. */
  readonly columns: readonly Column<R>[]
  /** The name of a row for screen readers, without the line below it. */
  readonly rowName: ((row: R) => string) | undefined
  readonly link: ((row: R, children: ReactNode) => ReactNode) | undefined
  readonly onOpen: ((row: R) => void) | undefined
  /** Without it there are no checkboxes. */
  readonly onToggle: ToggleRow | undefined
  /** Without it there are no menus. */
  readonly onMenu: ((id: string, button: HTMLElement) => void) | undefined
}

interface TableRowProps<R extends object> {
  readonly row: R
  /** The place of the checkbox and the menu of a row without an id stays empty. */
  readonly id: string
  readonly parts: RowParts<R>
  readonly isMarked: boolean
  readonly isSelected: boolean
  /** Its index in the whole list, set only when not all rows are rendered. */
  readonly ariaIndex: number | undefined
}

function Row<R extends object>({ row, id, parts, isMarked, isSelected, ariaIndex }: TableRowProps<R>) {
  const { t, link, onOpen, onToggle, onMenu } = parts
  const hasId = isId(id)
  const name = parts.rowName?.(row)
  const cells = parts.getRow(id).getVisibleCellsByColumnId()
  const [lead, ...others] = parts.columns.flatMap((column) => cells[column.id] ?? [])
  const { picture, detail } = lead?.column.columnDef.meta ?? {}
  const text = lead && contentOf(lead)
  return (
    <tr
      data-id={hasId ? id : undefined}
      data-selected={isMarked || isSelected || undefined}
      aria-rowindex={ariaIndex}
      onClick={(event) => hasId && isBlank(event) && onOpen?.(row)}
      onKeyDown={(event) => hasId && onToggle && isSpace(event) && onToggle(id, event.shiftKey)}
    >
      {onToggle && (
        <td className={classes.pick}>
          {hasId && (
            <label>
              <input
                type="checkbox"
                aria-label={t('Chọn {name}', { name: name ?? '' })}
                checked={isSelected}
                onChange={({ nativeEvent }) =>
                  onToggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
                }
              />
            </label>
          )}
        </td>
      )}
      <th scope="row" className={classes.name} aria-label={name} data-lead>
        <div className={leadClasses.lead}>
          {picture?.(row)}
          <div className={leadClasses.text}>
            {link && hasId ? link(row, text) : <span>{text}</span>}
            {detail?.(row)}
          </div>
        </div>
      </th>
      {others.map((cell) => (
        <td
          key={cell.column.id}
          data-align={cell.column.columnDef.meta?.align}
          data-role={cell.column.columnDef.meta?.role}
        >
          {contentOf(cell)}
        </td>
      ))}
      {onMenu && (
        <td className={classes.actions}>
          {hasId && (
            <button
              type="button"
              className={UnstyledButton.classes.root}
              aria-haspopup="menu"
              aria-label={t('Thao tác với {name}', { name: name ?? '' })}
              onClick={(event) => onMenu(id, event.currentTarget)}
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
function isBlank({ target }: MouseEvent): boolean {
  const isPart = target instanceof Element && target.closest('a, button, input, label, select') !== null
  return !isPart && window.getSelection()?.type !== 'Range'
}

// Space on the link of the row: on a link it would only scroll the page.
function isSpace(event: KeyboardEvent): boolean {
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return false
  event.preventDefault()
  return true
}

/** A row, rendered again only when its own props change. */
// The assertion restores the type parameter, which memo loses.
const TableRow = memo(Row) as typeof Row
