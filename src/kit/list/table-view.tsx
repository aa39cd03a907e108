import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '#browser/when-idle.ts'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { LazyDialogFailure } from '#kit/lazy-dialog-failure.tsx'
import type { ColumnsFit } from './fit-columns.ts'
import { type Column, type Density, type ListTable, useToggleRow } from './list-table.ts'
import type { RowAction } from './row-menu.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import classes from './table.module.css'
import { TableHead } from './table-head.tsx'
import { TableRows } from './table-rows.tsx'
import { useColumnsFit } from './use-columns-fit.ts'

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
  /** How many skeleton rows the first load shows. */
  readonly skeletonRows?: number
}

/**
 * The one table of all lists: sticky head, one link a row, one menu a row; two lines a row on a phone. Rows are
 * memoised: keep the columns, `renderLink` and `onOpen` stable, or every row is rendered again.
 */
export function TableView<R extends object>(props: TableViewProps<R>) {
  const { table, density = 'normal', rowActions, rowName, isLoading = false, isSelectable = false } = props
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ id: string; button: HTMLElement } | null>(null)
  const columns = table.getVisibleLeafColumns()
  const toggleRow = useToggleRow(table)
  const fit = useColumnsFit(frame, columns, {
    isSelectable,
    hasActions: rowActions !== undefined,
    own: table.state.columnSizing,
    isChosen: props.isChosen ?? false,
  })
  const shown = useMemo(() => fittingColumns(columns, fit), [columns, fit])
  useEffect(() => {
    return isLoading ? undefined : whenIdle(() => void RowMenu.preload().catch(() => undefined))
  }, [isLoading])
  const openMenu = useCallback(
    (id: string, button: HTMLElement) => setMenu((open) => (open?.button === button ? null : { id, button })),
    [],
  )
  const actionsLabel = useCallback(
    (row: R) => (rowName ? t('Thao tác với {name}', { name: rowName(row) }) : t('Thao tác')),
    [rowName, t],
  )
  const selectLabel = useCallback((row: R) => t('Chọn {name}', { name: rowName?.(row) ?? '' }), [rowName, t])
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
          columns={fit.mode === 'phone' ? columns : shown}
          orderMark={props.orderMark}
          widths={fit.widths}
          actionsLabel={rowActions && t('Thao tác')}
          isSelectable={isSelectable}
        />
        {isLoading ? (
          <SkeletonRows
            columns={shown}
            hasActions={rowActions !== undefined}
            isSelectable={isSelectable}
            rows={props.skeletonRows ?? 12}
          />
        ) : (
          <TableRows
            table={table}
            columns={shown}
            rowHeight={density === 'compact' ? 36 : 52}
            rowName={rowName}
            link={props.renderLink}
            onOpen={props.onOpen}
            actionsLabel={rowActions && actionsLabel}
            onActions={openMenu}
            selectLabel={isSelectable ? selectLabel : undefined}
            onToggleRow={isSelectable ? toggleRow : undefined}
          />
        )}
      </table>
      {menu && menuRow && rowActions && (
        <RowMenu anchor={menu.button} actions={rowActions(menuRow)} onClose={() => setMenu(null)} />
      )}
    </div>
  )
}

function fittingColumns<R extends object>([lead, ...others]: readonly Column<R>[], { keys }: ColumnsFit) {
  const fitting = keys.map((key) => others.find(({ id }) => id === key))
  return [lead, ...fitting].filter((one) => one !== undefined)
}
