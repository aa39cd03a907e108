import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './filter-chip.module.css'

interface FilterChipProps {
  /** The accessible name of the button that removes the chip. */
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** An active filter, or one of its values, with a button that removes it. */
export function FilterChip({ removeLabel, onRemove, children }: FilterChipProps) {
  return (
    <span className={classes.chip}>
      <span className={classes.text}>{children}</span>
      <CloseButton
        size={24}
        iconSize={16}
        className={classes.remove ?? ''}
        aria-label={removeLabel}
        data-remove
        onClick={onRemove}
      />
    </span>
  )
}
