import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '#browser/when-idle.ts'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { LazyDialogFailure } from '#kit/lazy-dialog-failure.tsx'
import { remInPixels } from '#kit/rem-in-pixels.ts'
import { type ColumnsFit, fitColumns } from './fit-columns.ts'
import { type Column, type Density, type ListTable, useToggleRow } from './list-table.ts'
import type { RowAction } from './row-menu.tsx'
import classes from './table.module.css'
import { TableHead } from './table-head.tsx'
import { type RowParts, TableRows } from './table-row.tsx'

// The width of the previous table: the next one is usually as wide, so that it renders only once.
let lastWidth = 0

/** The width in rem that columns of checkboxes and row menus take. */
const PICK = 2.75
const ACTIONS = 3

interface FitOptions {
  readonly isSelectable: boolean
  readonly hasActions: boolean
  readonly own: Readonly<Record<string, number>>
  readonly isChosen: boolean
}

/** Fits columns into the width of an element; it is measured before each first paint and when it changes. */
function useColumnsFit<R extends object>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<R>[],
  { isSelectable, hasActions, own, isChosen }: FitOptions,
): ColumnsFit {
  const fixed = (isSelectable ? PICK : 0) + (hasActions ? ACTIONS : 0)
  const sized = columns.map(({ id, columnDef: { size, meta } }) => ({ key: id, width: size, ...meta }))
  const [width, setWidth] = useState(() => lastWidth || staticFrameWidth())
  const guess = useRef(width)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => {
      lastWidth = element.clientWidth / remInPixels()
      setWidth(lastWidth)
    }
    // The first call of an observer follows the frame's own layout: a measurement here would force another one.
    if (guess.current === 0 || !('ResizeObserver' in window)) measure()
    if (!('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  // A resize that changes no column must not render the rows again.
  const key = JSON.stringify(fitColumns(sized, { width, fixed, own, isChosen }))
  return useMemo(() => JSON.parse(key) as ColumnsFit, [key])
}

/** The width in rem of the card in the page's static frame, which has the sizes of the shell; 0 when the frame is gone. */
function staticFrameWidth(): number {
  const card = document.querySelector('.frame-card')
  return card ? card.clientWidth / remInPixels() : 0
}

const RowMenu = lazyComponent(async () => (await import('./row-menu.tsx')).RowMenu, LazyDialogFailure)

interface TableViewProps<R extends object> {
  /** The label of the table, for screen readers. */
  readonly label: string
  /** Its first column has the name and the link of a row. */
  readonly table: ListTable<R>
  /** Whether the rows have not been loaded yet: a skeleton is shown. */
  readonly isLoading?: boolean
  /** The user has chosen the columns: none is left out where they do not fit. */
  readonly isChosen?: boolean
  readonly rowName?: (row: R) => string
  /** A mark beside the head of the sorted column whose order the rows contradict. */
  readonly orderMark?: ReactNode
  readonly density?: Density
  readonly rowActions?: (row: R) => readonly RowAction[]
  /** Renders the link to a row around its name. */
  readonly renderLink?: (row: R, children: ReactNode) => ReactNode
  /** Called for a click on the row itself. */
  readonly onOpen?: (row: R) => void
  /** The rows belong to the previous query: they are dimmed until the new ones arrive. */
  readonly isStale?: boolean
  /** Whether rows have a checkbox each, and the head one for the page. */
  readonly isSelectable?: boolean
  /** For how many rows the first load shows bars. */
  readonly skeletonRows?: number
}

/**
 * The one table of all lists: sticky head, one link a row, one menu a row; two lines a row on a phone. Rows are memoised:
 * keep the columns, `rowName`, `renderLink` and `onOpen` stable, or every row is rendered again.
 */
export function TableView<R extends object>(props: TableViewProps<R>) {
  const { table, density = 'normal', isLoading = false, isSelectable = false } = props
  const { rowActions, rowName, renderLink, onOpen, skeletonRows = 12 } = props
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ id: string; button: HTMLElement } | null>(null)
  const hasActions = rowActions !== undefined
  const columns = table.getVisibleLeafColumns()
  const onToggle = useToggleRow(table)
  const fit = useColumnsFit(frame, columns, {
    isSelectable,
    hasActions,
    own: table.state.columnSizing,
    isChosen: props.isChosen ?? false,
  })
  const { getRow } = table
  const parts = useMemo<RowParts<R>>(() => {
    const [lead, ...others] = columns
    const fitting = fit.keys.map((key) => others.find(({ id }) => id === key))
    return {
      t,
      getRow,
      columns: [lead, ...fitting].filter((one) => one !== undefined),
      rowName,
      link: renderLink,
      onOpen,
      onToggle: isSelectable ? onToggle : undefined,
      onMenu: hasActions
        ? (id, button) => setMenu((open) => (open?.button === button ? null : { id, button }))
        : undefined,
    }
  }, [columns, fit, t, getRow, rowName, renderLink, onOpen, onToggle, isSelectable, hasActions])
  useEffect(() => {
    return isLoading ? undefined : whenIdle(() => void RowMenu.preload().catch(() => undefined))
  }, [isLoading])
  const menuRow = menu && table.getCoreRowModel().rowsById[menu.id]?.original
  const count = table.getRowModel().rows.length
  const isMany = count > 100
  return (
    <div
      ref={frame}
      className={classes.frame}
      data-mode={fit.mode}
      data-names={fit.hasWideLead ? 'wide' : 'short'}
      data-density={density}
      data-stale={props.isStale || undefined}
      data-many={isMany || undefined}
    >
      <table
        className={classes.table}
        style={fit.mode === 'scroll' ? { width: `${fit.total}rem` } : undefined}
        aria-label={props.label}
        aria-busy={isLoading || props.isStale || undefined}
        aria-rowcount={isMany ? count + 1 : undefined}
      >
        <TableHead
          table={table}
          columns={fit.mode === 'phone' ? columns : parts.columns}
          orderMark={props.orderMark}
          widths={fit.widths}
          actionsLabel={rowActions && t('Thao tác')}
          isSelectable={isSelectable}
        />
        {isLoading ? (
          <tbody aria-hidden>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- aria-hidden */}
              <td
                className={classes.bars}
                colSpan={parts.columns.length + 2}
                style={{ height: `calc(var(--row) * ${skeletonRows})` }}
              />
            </tr>
          </tbody>
        ) : (
          <TableRows table={table} rowHeight={density === 'compact' ? 36 : 52} parts={parts} />
        )}
      </table>
      {menu && menuRow && rowActions && (
        <RowMenu anchor={menu.button} actions={rowActions(menuRow)} onClose={() => setMenu(null)} />
      )}
    </div>
  )
}
