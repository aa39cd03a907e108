import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import type { ColumnsFit } from './fit-columns.ts'
import { type RowAction, RowMenu } from './row-menu.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import classes from './table.module.css'
import type { Density, StoreWidth, TableColumn, TableOrder } from './table-column.ts'
import { type SelectPage, TableHead } from './table-head.tsx'
import type { ToggleRow } from './table-row.tsx'
import { type RowSelection, TableRows } from './table-rows.tsx'
import { useColumnsFit } from './use-columns-fit.ts'
import { useTableModel } from './use-table-model.ts'

interface TableViewProps<R extends object> {
  /** The label of the table, for screen readers. */
  readonly label: string
  /** The columns; the first one has the name and the link of a row. */
  readonly columns: readonly TableColumn<R>[]
  /** The user has chosen the columns: none is left out where they do not fit. */
  readonly isChosen?: boolean
  /** The user's own widths in rem, by key of the column, and the callback for a new one. */
  readonly widths?: Readonly<Record<string, number>>
  readonly onWidth?: StoreWidth
  /** The rows; `undefined` renders a skeleton during the first load. */
  readonly rows: readonly R[] | undefined
  /** The id of a row; a row whose id is '' has neither checkbox, link nor menu. */
  readonly rowId: (row: R) => string
  readonly rowName?: (row: R) => string
  readonly order?: TableOrder | null
  readonly onOrder?: (order: TableOrder | null) => void
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
  /** The selected rows; `onToggleRow` adds a checkbox to each row, `onTogglePage` one for the page to the head. */
  readonly selection?: RowSelection
  readonly onToggleRow?: ToggleRow | undefined
  readonly onTogglePage?: () => void
  /** How many skeleton rows the first load shows. */
  readonly skeletonRows?: number
}

const NO_WIDTHS = {}

/**
 * The one table of all lists: sticky head, one link a row, one menu a row; two lines a row on a phone. Rows are
 * memoised: keep `columns`, `renderLink` and `onOpen` stable, or every row is rendered again.
 */
export function TableView<R extends object>(props: TableViewProps<R>) {
  const { columns, rows, order = null, density = 'normal', rowActions, widths = NO_WIDTHS, rowName } = props
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ id: string; button: HTMLElement } | null>(null)
  const model = useTableModel(props)
  const fit = useColumnsFit(frame, columns, {
    isSelectable: props.onToggleRow !== undefined,
    hasActions: rowActions !== undefined,
    own: widths,
    isChosen: props.isChosen ?? false,
  })
  const shown = useMemo(() => visibleColumns(columns, fit), [columns, fit])
  const openMenu = useCallback((id: string, button: HTMLElement) => setMenu({ id, button }), [])
  const actionsLabel = useCallback(
    (row: R) => (rowName ? t('Thao tác với {name}', { name: rowName(row) }) : t('Thao tác')),
    [rowName, t],
  )
  const selectLabel = useCallback((row: R) => t('Chọn {name}', { name: rowName?.(row) ?? '' }), [rowName, t])
  const menuRow = menu && model.getCoreRowModel().rowsById[menu.id]?.original
  const isMany = (rows?.length ?? 0) > 100
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
        aria-busy={rows === undefined || props.isStale || undefined}
        aria-rowcount={isMany ? (rows?.length ?? 0) + 1 : undefined}
      >
        <TableHead
          columns={fit.mode === 'phone' ? columns : shown}
          order={order}
          onOrder={props.onOrder}
          orderMark={props.orderMark}
          widths={fit.widths}
          onWidth={props.onWidth}
          actionsLabel={rowActions && t('Thao tác')}
          selectPage={selectPageOf(props, t('Chọn cả trang này'))}
        />
        {rows === undefined ? (
          <SkeletonRows
            columns={shown}
            hasActions={rowActions !== undefined}
            isSelectable={props.onToggleRow !== undefined}
            rows={props.skeletonRows ?? 12}
          />
        ) : (
          <TableRows
            model={model}
            columns={shown}
            rowHeight={density === 'compact' ? 36 : 52}
            rowName={rowName}
            link={props.renderLink}
            onOpen={props.onOpen}
            actionsLabel={rowActions && actionsLabel}
            onActions={openMenu}
            selectLabel={props.onToggleRow && selectLabel}
            selection={props.selection}
            onToggleRow={props.onToggleRow}
          />
        )}
      </table>
      {menu && menuRow && rowActions && (
        <RowMenu anchor={menu.button} actions={rowActions(menuRow)} onClose={() => setMenu(null)} />
      )}
    </div>
  )
}

function visibleColumns<R>(columns: readonly TableColumn<R>[], fit: ColumnsFit): readonly TableColumn<R>[] {
  const [lead] = columns
  const others = fit.keys.map((key) => columns.find((one) => one.key === key))
  return [lead, ...others].filter((one) => one !== undefined)
}

function selectPageOf<R extends object>(props: TableViewProps<R>, label: string): SelectPage | undefined {
  const { rows = [], rowId, selection, onTogglePage } = props
  if (!onTogglePage) return undefined
  const ids = rows.map(rowId).filter((id) => id !== '')
  const count = ids.filter((id) => selection?.has(id)).length
  return {
    label,
    state: count === 0 ? 'none' : count === ids.length ? 'all' : 'some',
    onToggle: onTogglePage,
  }
}
