import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react'
import { useText } from '#hooks/use-text.ts'
import { remInPixels } from '#kit/rem-in-pixels.ts'
import classes from './column-edge.module.css'
import { boundedWidth, type ListTable } from './list-table.ts'

interface ColumnEdgeProps {
  readonly table: Pick<ListTable<object>, 'setColumnResizing' | 'setColumnSizing'>
  readonly column: { readonly id: string; resetSize: () => void }
  readonly label: string
  /** The width in rem, where it is known. */
  readonly width: number | undefined
  readonly isResizing: boolean
  /** Starts to follow the pointer. */
  readonly onResize: (event: unknown) => void
}

/** The edge of a column's head: dragging or the arrow keys change the width, a double click resets it. */
export function ColumnEdge({ table, column, label, width, isResizing, onResize }: ColumnEdgeProps) {
  const t = useText()
  const { id } = column
  const drag = (event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => {
    if ('button' in event && event.button !== 0) return
    onResize(event)
    // From the width on the screen: columns may share more than their own.
    const startSize = pixelsOf(event.currentTarget)
    const columnSizingStart: [string, number][] = [[id, startSize / remInPixels()]]
    table.setColumnResizing((old) => ({ ...old, startSize, columnSizingStart }))
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = boundedWidth(pixelsOf(event.currentTarget) / remInPixels() + step)
    table.setColumnSizing((old) => ({ ...old, [id]: to }))
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- this separator is a control, not a line
      role="separator"
      aria-orientation="vertical"
      aria-label={t('Độ rộng cột {label}', { label })}
      aria-valuenow={Math.round((width ?? 15) * 16)}
      aria-valuemin={64}
      aria-valuemax={640}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator with a value is a control
      tabIndex={0}
      className={classes.edge}
      data-dragging={isResizing || undefined}
      onMouseDown={drag}
      onTouchStart={drag}
      onKeyDown={press}
      onDoubleClick={() => column.resetSize()}
    />
  )
}

const pixelsOf = (edge: HTMLElement) => edge.closest('th')?.getBoundingClientRect().width ?? 0
