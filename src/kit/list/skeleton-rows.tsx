import { useEffect, useState } from 'react'
import type { Column } from './list-table.ts'
import classes from './skeleton-rows.module.css'
import table from './table.module.css'

interface SkeletonRowsProps<R extends object> {
  readonly columns: readonly Column<R>[]
  readonly rows: number
  /** Whether there is a column of row menus; it stays empty. */
  readonly hasActions: boolean
  /** Whether there is a column of checkboxes. */
  readonly isSelectable: boolean
}

const WIDTHS = ['13rem', '9rem', '11rem', '7rem', '10rem']

/** Milliseconds before bars are shown: a quick response renders none. */
const delayMs = 50

/** Empty rows with the layout of the real ones; their space is taken at once, their bars are delayed. */
export function SkeletonRows<R extends object>(props: SkeletonRowsProps<R>) {
  const { columns, rows, hasActions, isSelectable } = props
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isVisible) {
    return (
      <tbody aria-hidden>
        <tr>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- aria-hidden */}
          <td
            colSpan={columns.length + Number(hasActions) + Number(isSelectable)}
            style={{ height: `calc(var(--row) * ${rows})` }}
          />
        </tr>
      </tbody>
    )
  }
  return (
    <tbody className={classes.body} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- as above */}
          {isSelectable && <td className={table.pick} />}
          {columns.map(({ id, columnDef }, column) => (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- aria-hidden
            <td key={id} data-align={columnDef.meta?.align} className={column === 0 ? table.name : undefined}>
              <span style={{ width: WIDTHS[(row + column) % WIDTHS.length] }} />
            </td>
          ))}
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell */}
          {hasActions && <td className={table.actions} />}
        </tr>
      ))}
    </tbody>
  )
}
