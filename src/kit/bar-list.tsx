import { Box } from '@mantine/core'
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
        <li key={name} className={classes.line}>
          <span>{name}</span>
          <span> </span>
          <Box
            component="span"
            className={classes.bar}
            w={`${largest > 0 ? Math.max(0, value / largest) * 100 : 0}%`}
            h={12}
            bg={chosen !== undefined && name !== chosen ? 'sea.3' : 'sea.6'}
            bdrs="sm"
            aria-hidden
          />
          <span>{format(value)}</span>
        </li>
      ))}
    </ul>
  )
}
