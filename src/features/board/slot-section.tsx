import { type ReactNode, useId, useRef } from 'react'
import { useSlotDrop } from '#kit/use-board-drag.ts'
import classes from './board.module.css'

interface SlotSectionProps {
  readonly label: string
  readonly count: number
  /** What stands where nothing hangs. */
  readonly empty: string
  readonly isBusy: boolean
  /** The way to hang something new here. */
  readonly add: ReactNode
  readonly onDrop: (moved: string) => void
  /** Its cards. */
  readonly children: ReactNode
}

/** One place of a page: its cards in their order, or that nothing hangs there, and the way to hang one more. */
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
