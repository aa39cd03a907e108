import { type ReactNode, useId, useRef } from 'react'
import { useSlotDrop } from '#kit/use-board-drag.ts'
import classes from './board.module.css'

interface SlotSectionProps {
  readonly label: string
  readonly count: number
  /** The text of an empty slot. */
  readonly empty: string
  readonly isBusy: boolean
  /** The button that adds a record to this slot. */
  readonly add: ReactNode
  readonly onDrop: (moved: string) => void
  readonly children: ReactNode
}

/** A slot of a page: its cards in their order, or a text if it is empty, and a button to add a record. */
export function SlotSection({ label, count, empty, isBusy, add, onDrop, children }: SlotSectionProps) {
  const slot = useRef<HTMLElement>(null)
  const isOver = useSlotDrop(slot, onDrop)
  const id = useId()
  return (
    <section
      ref={slot}
      className={classes.slot}
      aria-labelledby={id}
      aria-busy={isBusy || undefined}
      data-over={isOver || undefined}
    >
      <div className={classes.slotHead}>
        <h3 id={id}>{label}</h3>
        {count > 0 && <span className={classes.count}>{count}</span>}
      </div>
      {count > 0 ? (
        <ol className={classes.cards}>{children}</ol>
      ) : (
        <p className={classes.empty}>{isBusy ? '' : empty}</p>
      )}
      {add}
    </section>
  )
}
