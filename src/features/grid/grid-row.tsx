import { memo, useSyncExternalStore } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, unknownOf } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { nameOf } from '#screens/list/use-columns.tsx'
import { useResource } from '#screens/resource-context.ts'
import { cellContent, dayText } from './cell-content.tsx'
import { CellEditor, type GridActions } from './cell-editor.tsx'
import classes from './grid.module.css'
import { noCells } from './grid-cell.ts'
import type { GridColumn } from './grid-columns.ts'
import type { GridReader } from './grid-reader.ts'
import type { GridStore } from './grid-store.ts'
import { rowSelection } from './selection.ts'
import { leftOf } from './use-column-window.ts'

interface GridRowProps {
  readonly store: GridStore
  readonly reader: GridReader
  readonly row: Row
  /** Its number, from 0. */
  readonly at: number
  /** Whether it is rendered outside of the window, to keep the focus. */
  readonly isOutside: boolean
  /** The columns [from, to) that are rendered besides the first and the active one. */
  readonly from: number
  readonly to: number
  readonly actions: GridActions
}

/** A row: rendered again only when its own cells or the selection in it change. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const resource = useResource()
  const { store, reader, row, at, isOutside, from, to, actions } = props
  const t = useText()
  const cells = useSyncExternalStore(store.subscribe, () => store.cellsOf(row.id))
  const selection = useSyncExternalStore(store.subscribe, () => rowSelection(store.selection(), at))
  const [left = -1, right = -1, active = -1] = selection === '' ? [] : selection.split(' ').map(Number)
  const plan = cells === noCells ? null : reader.plan(row, cells)
  const textOf = ({ name, field }: GridColumn) => {
    const text = cells[name]?.text ?? reader.storedText(row, name)
    return ['date', 'birthday', 'dateTime'].includes(field.kind) ? dayText(text) : text
  }
  const contentOf = ({ name, field }: GridColumn, index: number) => {
    const cell = cells[name]
    if (cell && plan?.problems[name]) return cell.text
    const content = cellContent({ resource, row, name, field, values: cell && plan?.values, t })
    return index === 0 && typeof content === 'string' ? <RowName text={content} /> : content
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- hundreds of table tags are styled ten times slower
      role="row"
      aria-rowindex={at + 2}
      className={classes.row}
      data-row={at}
      {...(!isOutside && { 'data-id': row.id })}
      style={{ top: `calc(var(--row) * ${at})` }}
    >
      {store.columns.map((column, index) => {
        const isAway = index !== 0 && (index < from || index >= to)
        if (isAway && index !== active) return null
        const { name, field } = column
        const cell = cells[name]
        const isInvalid = plan?.problems[name] !== undefined
        const isLocked = store.isLocked({ row: at, column: index })
        return (
          // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the input of the active cell has the focus
          <div
            key={name}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="gridcell"
            aria-colindex={index + 1}
            // The focused cell is kept where it is; inline styles of all cells would slow down scrolling.
            {...(isAway && {
              style: { insetInlineStart: `${leftOf(store.columns, index)}rem`, width: `${column.width}rem` },
            })}
            data-place={isAway ? 'away' : index === from ? 'first' : undefined}
            aria-selected={(index >= left && index <= right) || undefined}
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- in a grid, a cell may be read-only
            aria-readonly={isLocked || undefined}
            aria-invalid={isInvalid || undefined}
            className={classes.cell}
            data-number={column.isNumeric || undefined}
            data-active={index !== active ? undefined : field.kind === 'longText' ? 'long' : 'short'}
            data-changed={cell !== undefined || undefined}
          >
            {contentOf(column, index)}
            {index === active && (
              <CellEditor
                store={store}
                column={column}
                text={isUnknown(resource, name, row, cell) ? '' : textOf(column)}
                label={`${t(field.label)}, ${nameOf(resource, row, t)}`}
                isLocked={isLocked}
                isInvalid={isInvalid}
                actions={actions}
              />
            )}
          </div>
        )
      })}
    </div>
  )
})

function isUnknown(resource: Resource, name: string, row: Row, cell: object | undefined): boolean {
  return !cell && unknownOf(resource, name, row.raw) !== null
}

/** The name of a row in one line: a long one is cut before its last words, by which similar names differ. */
export function RowName({ text }: { readonly text: string }) {
  const [, start, end] = /^(.{16,}?)(\s\S.{0,11})$/su.exec(text) ?? []
  if (start === undefined) return <span>{text}</span>
  return (
    <span className={classes.name}>
      <span data-cut>{start}</span>
      <span>{end}</span>
    </span>
  )
}
