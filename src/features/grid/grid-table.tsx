import { IconLock } from '@tabler/icons-react'
import { type FocusEvent, memo, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useText } from '#hooks/use-text.ts'
import { useVirtualRows } from '#kit/list/use-virtual-rows.ts'
import { remInPixels } from '#kit/rem-in-pixels.ts'
import type { GridActions } from './cell-editor.tsx'
import classes from './grid.module.css'
import { GridRow } from './grid-row.tsx'
import type { GridStore } from './grid-store.ts'
import { pointerSelection } from './pointer-selection.ts'
import type { CellPosition } from './selection.ts'
import { useClipboard } from './use-clipboard.ts'
import { columnTracks, trackOf, useColumnWindow } from './use-column-window.ts'

interface GridTableProps {
  readonly store: GridStore
  readonly label: string
  readonly actions: GridActions
}

/** The height of a row in rem, as in the style. */
const rowHeight = 2.25

/** The cells of a grid (role grid of ARIA): the rows near the viewport, and the one that has the focus. */
export function GridTable({ store, label, actions }: GridTableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const rows = useSyncExternalStore(store.subscribe, store.rows)
  const reader = useSyncExternalStore(store.subscribe, store.reader)
  const { start, end } = useVirtualRows(body, rows.length, rowHeight * remInPixels())
  const shownColumns = useColumnWindow(frame, store.columns)
  const outside = useSyncExternalStore(store.subscribe, () => {
    const { row } = store.selection().active
    return row < start || row >= end ? row : -1
  })
  const clipboard = useClipboard(store, actions)
  useShownCorner(store, frame)
  const shown = rows.slice(start, end).map((row, at) => ({ row, at: start + at }))
  const kept = rows[outside]
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the input of the active cell has the focus
    <div
      ref={frame}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={store.columns.length}
      aria-multiselectable
      className={classes.frame}
      style={{ '--columns': columnTracks(store.columns, shownColumns) } as object}
      {...clipboard}
      {...pointerSelection(store, actions)}
      {...focusNotes(actions)}
    >
      <GridHead store={store} />
      <div
        ref={body}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its rows
        role="rowgroup"
        className={classes.body}
        style={{ height: `calc(var(--row) * ${rows.length})` }}
      >
        {[...shown, ...(kept ? [{ row: kept, at: outside }] : [])].map(({ row, at }) => (
          <GridRow
            key={row.id}
            store={store}
            reader={reader}
            row={row}
            at={at}
            isOutside={at === outside}
            from={shownColumns.start}
            to={shownColumns.end}
            actions={actions}
          />
        ))}
      </div>
    </div>
  )
}

/** Notes whether the grid has the focus; the input of the last active cell loses it without another target. */
function focusNotes(actions: GridActions) {
  return {
    onFocus: () => actions.setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) actions.setFocus(false)
    },
  }
}

/** Scrolls the moved corner of the selection into view. */
function useShownCorner(store: GridStore, frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = store.selection().corner
    return store.subscribe(() => {
      const { corner } = store.selection()
      if (corner === last) return
      last = corner
      if (frame.current) reveal(frame.current, corner, store.size.rows)
    })
  }, [store, frame])
}

/** Scrolls a cell into view by its position, because its row may not be rendered. */
function reveal(frame: HTMLElement, { row, column }: CellPosition, rowCount: number): void {
  const [head, body] = frame.children
  const cell = head?.firstElementChild?.children[column]
  const [first] = head?.firstElementChild?.children ?? []
  if (!(cell instanceof HTMLElement && first instanceof HTMLElement && head && body)) return
  const height = body.clientHeight / Math.max(1, rowCount)
  const room = frame.clientHeight - head.clientHeight
  frame.scrollTop = nearest(frame.scrollTop, row * height, height, room)
  // The first column is sticky: it covers the columns that scroll below it.
  const pinned = first.offsetWidth
  // While it is pressed, the other columns stay where they are.
  if (column === 0 && !frame.matches(':active')) frame.scrollLeft = 0
  if (column > 0)
    frame.scrollLeft = nearest(
      frame.scrollLeft,
      cell.offsetLeft - pinned,
      cell.offsetWidth,
      frame.clientWidth - pinned,
    )
}

/** The scroll offset nearest to the present one at which a part is in view. */
function nearest(offset: number, start: number, length: number, room: number): number {
  return Math.max(Math.min(offset, start), Math.min(start, start + length - room))
}

/** The labels of the columns; pressing one selects its column. */
const GridHead = memo(function GridHead({ store }: { readonly store: GridStore }) {
  const t = useText()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the rows
    <div role="rowgroup" className={classes.head}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the rows
        role="row"
        aria-rowindex={1}
        className={classes.row}
        style={{
          gridTemplateColumns: store.columns.map((column) => trackOf(store.columns, column)).join(' '),
        }}
      >
        {store.columns.map(({ name, field, isLocked, isNumeric }, at) => (
          // Keys select a column with Shift and Ctrl.
          <div
            key={name}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the rows
            role="columnheader"
            tabIndex={-1}
            aria-colindex={at + 1}
            className={classes.headCell}
            data-number={isNumeric || undefined}
            title={t(field.label)}
            onMouseDown={(event) => {
              event.preventDefault()
              store.selectColumn(at)
              store.input()?.focus()
            }}
          >
            {isLocked && <IconLock size={13} stroke={1.6} aria-label={t('Chỉ xem')} />}
            <span>{`${t(field.label)}${field.required ? ' *' : ''}`}</span>
          </div>
        ))}
      </div>
    </div>
  )
})
