import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { type RowAction, RowMenu } from './row-menu.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import classes from './table.module.css'
import type { Density, TableColumn, TableOrder } from './table-column.ts'
import { type SelectPage, TableHead } from './table-head.tsx'
import type { ToggleRow } from './table-row.tsx'
import { type RowSelection, TableRows } from './table-rows.tsx'
import { useTableModel } from './use-table-model.ts'

interface TableViewProps<R extends object> {
  /** The label of the table, for screen readers. */
  readonly label: string
  readonly columns: readonly TableColumn<R>[]
  /** The rows; `undefined` renders a skeleton during the first load. */
  readonly rows: readonly R[] | undefined
  readonly rowId: (row: R) => string
  /** The column with the name and the link of a row; by default the first one. */
  readonly nameKey?: string
  readonly rowName?: (row: R) => string
  readonly order?: TableOrder | null
  readonly onOrder?: (order: TableOrder | null) => void
  readonly density?: Density
  readonly hidden?: readonly string[]
  readonly rowActions?: (row: R) => readonly RowAction[]
  /** Renders the link to a row around its name. */
  readonly renderLink?: (row: R, children: ReactNode) => ReactNode
  /** Called for a click on the row itself. */
  readonly onOpen?: (row: R) => void
  readonly openId?: string | null
  /** The rows belong to the previous query: they are dimmed until the new ones arrive. */
  readonly isStale?: boolean
  /** The selected rows; `onToggleRow` adds a checkbox to each row, `onTogglePage` one for the page to the head. */
  readonly selection?: RowSelection
  readonly onToggleRow?: ToggleRow | undefined
  readonly onTogglePage?: () => void
  /** How many skeleton rows the first load shows. */
  readonly skeletonRows?: number
}

const NONE: readonly string[] = []

/**
 * The one table of all lists: sticky head, one link a row, one menu a row; cards on a phone. Rows are
 * memoised: keep `columns`, `hidden`, `renderLink` and `onOpen` stable, or every row is rendered again.
 */
export function TableView<R extends object>(props: TableViewProps<R>) {
  const { columns, rows, hidden = NONE, density = 'normal', rowActions } = props
  const t = useText()
  const [menu, setMenu] = useState<{ id: string; button: HTMLElement } | null>(null)
  const model = useTableModel({ ...props, order: props.order ?? null, hidden })
  const shown = useMemo(() => columns.filter(({ key }) => !hidden.includes(key)), [columns, hidden])
  const openMenu = useCallback((id: string, button: HTMLElement) => setMenu({ id, button }), [])
  const name = props.rowName
  const actionsLabel = useCallback(
    (row: R) => (name ? t('Thao tác với {name}', { name: name(row) }) : t('Thao tác')),
    [name, t],
  )
  const selectLabel = useCallback((row: R) => t('Chọn {name}', { name: name?.(row) ?? '' }), [name, t])
  const menuRow = menu && model.getCoreRowModel().rowsById[menu.id]?.original
  const isMany = (rows?.length ?? 0) > 100
  return (
    <div
      className={classes.frame}
      data-density={density}
      data-stale={props.isStale || undefined}
      data-many={isMany || undefined}
    >
      <table
        className={classes.table}
        aria-label={props.label}
        aria-busy={rows === undefined || props.isStale || undefined}
        aria-rowcount={isMany ? (rows?.length ?? 0) + 1 : undefined}
      >
        <colgroup>
          {props.onToggleRow && <col className={classes.pickColumn} />}
          {shown.map(({ key, width }) => (
            <col key={key} style={width ? { width } : undefined} />
          ))}
          {rowActions && <col style={{ width: 48 }} />}
        </colgroup>
        <TableHead
          model={model}
          columns={shown}
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
            nameKey={props.nameKey ?? shown[0]?.key ?? ''}
            openId={props.openId ?? null}
            density={density}
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

function selectPageOf<R extends object>(props: TableViewProps<R>, label: string): SelectPage | undefined {
  const { rows = [], rowId, selection, onTogglePage } = props
  if (!onTogglePage) return undefined
  const count = rows.filter((row) => selection?.has(rowId(row))).length
  return {
    label,
    state: count === 0 ? 'none' : count === rows.length ? 'all' : 'some',
    onToggle: onTogglePage,
  }
}
