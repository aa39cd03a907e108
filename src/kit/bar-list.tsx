import type { CSSProperties } from 'react'
import classes from './bar-list.module.css'

/** One bar. */
export interface Bar {
  readonly name: string
  readonly value: number
}

interface BarListProps {
  readonly label: string
  readonly bars: readonly Bar[]
  readonly format: (value: number) => string
  /** The highlighted bar; without one, all have the same colour. */
  readonly chosen?: string | undefined
}

/** Amounts as horizontal bars, each between its name and its number; the longest bar is the largest one. */
export function BarList({ label, bars, format, chosen }: BarListProps) {
  const largest = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ name, value }) => (
        <li key={name} data-quiet={(chosen !== undefined && name !== chosen) || undefined}>
          <span className={classes.name}>{name}</span>{' '}
          <span
            className={classes.bar}
            style={{ '--share': largest > 0 ? Math.max(0, value / largest) : 0 } as CSSProperties}
            aria-hidden
          />
          <span className={classes.value}>{format(value)}</span>
        </li>
      ))}
    </ul>
  )
}
