import type { KeyboardEvent, PointerEvent } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './column-edge.module.css'
import { dragColumn, stepColumn } from './size-column.ts'
import type { StoreWidth } from './table-column.ts'

interface ColumnEdgeProps {
  /** The key of the column. */
  readonly name: string
  readonly label: string
  /** The width in rem, where it is known. */
  readonly width: number | undefined
  readonly onWidth: StoreWidth
}

/** The edge of a column's head: dragging or the arrow keys change the width, a double click resets it. */
export function ColumnEdge({ name, label, width, onWidth }: ColumnEdgeProps) {
  const t = useText()
  const store = (next: number | undefined) => onWidth(name, next)
  const drag = ({ button, currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return
    currentTarget.setPointerCapture(pointerId)
    dragColumn(currentTarget, clientX, store)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    stepColumn(event.currentTarget, step, store)
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
      onPointerDown={drag}
      onKeyDown={press}
      onDoubleClick={() => store(undefined)}
    />
  )
}
